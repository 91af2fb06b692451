/// Values by numbers that only grow, such as tasks and timers. In order of the numbers, so that nobody has to sort them;
/// and without a hash table, whose first use of a type costs a short run a tenth of its time.
struct Numbered<Value> {
  private struct Place {
    var number: UInt64
    /// nil: it was removed. Such holes stay until they are as many as the values.
    var value: Value?
  }

  private var places: ContiguousArray<Place> = []
  private(set) var count = 0

  /// The value of a number, or nil. In time logarithmic in the count; setting is quick for a number above all others.
  subscript(number: UInt64) -> Value? {
    get {
      let index = index(of: number)
      return index < places.count && places[index].number == number ? places[index].value : nil
    }
    _modify {
      let index = index(of: number)
      if index == places.count || places[index].number != number {
        places.insert(Place(number: number, value: nil), at: index)
      }
      let wasThere = places[index].value != nil
      yield &places[index].value
      count += (places[index].value != nil ? 1 : 0) - (wasThere ? 1 : 0)
      dropHoles()
    }
  }

  /// Takes a value out.
  mutating func remove(_ number: UInt64) -> Value? {
    guard let value = self[number] else { return nil }
    self[number] = nil
    return value
  }

  /// The numbers that have a value, ascending.
  var numbers: [UInt64] { places.compactMap { $0.value == nil ? nil : $0.number } }

  func contains(where isWanted: (Value) -> Bool) -> Bool { places.contains { $0.value.map(isWanted) ?? false } }

  /// The first place whose number is not below `number`.
  private func index(of number: UInt64) -> Int {
    if places.last.map({ $0.number < number }) ?? true { return places.count }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func dropHoles() {
    while let last = places.last, last.value == nil { places.removeLast() }
    if places.count > 2 * count + 16 { places.removeAll { $0.value == nil } }
  }
}
