/// Date pickers: how they show dates, what their wheels stand on, what a choice brings about.
extension Stage {
  /// The wall clock of the run: seconds since 1970-01-01T00:00Z.
  public var wallClock: Int64 { start.addingReportingOverflow(now.microseconds / 1_000_000).partialValue }

  /// The day that it is where a picker shows times, a day number.
  public func today(of id: ComponentID) -> Int { datePickers[id].display.wall(at: wallClock).date.dayNumber }

  /// The style in force.
  public func style(ofDatePicker id: ComponentID) -> DatePicker.Style {
    datePickers[id].style(os: screen(of: id).flatMap { OSVersion($0.os) } ?? OSVersion(18))
  }

  /// The wheels that can be turned now.
  public func face(of id: ComponentID) -> [DateWheel] { datePickers[id].face(style(ofDatePicker: id)) }

  /// The same; none for what is no date picker.
  public func face(ofWheels id: ComponentID) -> [DateWheel] { id.kind == .datePicker ? face(of: id) : [] }

  /// A picker as it is when it is made: it shows the present moment as its screen would.
  func freshDatePicker(_ attributes: Attributes) -> DatePicker {
    let screen = screens.isLive(attributes.screen) ? screens[attributes.screen] : nil
    let display = display(on: screen, locale: nil, calendar: nil, zone: nil)
    var picker = DatePicker(attributes: attributes, date: wallClock, display: display)
    picker.shownDay = picker.day
    return picker
  }

  /// Locale, calendar and zone in force; what is not known to the calendars counts as English and UTC.
  func display(on screen: Screen?, locale: String?, calendar: CalendarKind?, zone: String?) -> DateDisplay {
    let facts = calendars.facts(locale: locale ?? screen?.locale ?? "en_US", calendar: calendar ?? screen?.calendar)
    let zone = calendars.zone(zone ?? screen?.timeZone ?? "UTC")
    return DateDisplay(facts: facts ?? EnglishFacts(), zone: zone ?? FixedZone.utc, source: calendars)
  }

  /// The screen has another locale or calendar: its pickers show their dates anew.
  mutating func showDatesAnew(on screen: ComponentID) {
    for id in descendants(of: screen) where id.kind == .datePicker { showAnew(id) }
  }

  // MARK: Wheels

  /// Brings the wheels to what the picker shows. One that a person turns is left alone, and will choose when it rests,
  /// unless it shows another row than before; with `keepsTurned` even then.
  mutating func refreshWheels(of id: ComponentID, animated: Bool, keepsTurned: Bool) {
    let face = face(of: id)
    guard face.map(\.unit) == datePickers[id].turnedUnits else { return makeWheels(of: id, face) }
    for (column, wheel) in face.enumerated() {
      if datePickers[id].wheels.columns[column].count != wheel.count {
        reshape(column, of: id, as: Wheel(wheel))
        datePickers[id].measuredWording = nil
      }
      let isSame = datePickers[id].wheels.columns[column].row == wheel.selectedRow
      if isTurned(column, of: id), keepsTurned || isSame {
        datePickers[id].wheels.columns[column].row = wheel.selectedRow
      } else if !isSame || row(toward: column, of: id) != wheel.selectedRow {
        select(wheel.selectedRow, onWheel: column, animated: animated && !isBeingBuilt(id), of: id)
      }
    }
    if datePickers[id].measuredWording != datePickers[id].wording { measureWheels(of: id, face) }
  }

  private mutating func measureWheels(of id: ComponentID, _ face: [DateWheel]) {
    datePickers[id].measuredWording = datePickers[id].wording
    let picker = datePickers[id].showsMonths ? datePickers[id].monthChooser : datePickers[id]
    for (column, wheel) in face.enumerated() {
      datePickers[id].wheels.columns[column].width = picker.textWidth(of: wheel)
    }
  }

  /// The row on which a wheel stands or to which it is on its way.
  private func row(toward column: Int, of id: ComponentID) -> Int {
    let wheel = datePickers[id].wheels.columns[column]
    return wheel.snap.row(at: wheel.heading)
  }

  /// Whether a person has the wheel in hand, or has sent it to a row that is not chosen yet.
  private func isTurned(_ column: Int, of id: ComponentID) -> Bool {
    let wheel = datePickers[id].wheels.columns[column]
    return wheel.isTracking || wheel.isMoving && row(toward: column, of: id) != wheel.row
  }

  /// Other wheels than before: all stand still on what the picker shows.
  private mutating func makeWheels(of id: ComponentID, _ face: [DateWheel]) {
    cancelFingers { $0.hit == id }
    datePickers[id].turnedUnits = face.map(\.unit)
    datePickers[id].wheels.columns = face.map { wheel in
      var column = Wheel(wheel)
      _ = column.select(wheel.selectedRow, animated: false, at: now, stamp: 0)
      return column
    }
    measureWheels(of: id, face)
    datePickers[id].wheels.focusedColumn = max(0, min(datePickers[id].wheels.focusedColumn, face.count - 1))
  }

  // MARK: What a person chooses

  /// A wheel that a person turned rests on another row.
  mutating func chose(_ row: Int, ofWheel column: Int, of id: ComponentID) -> Step? {
    datePickers[id].wheels.columns[column].row = row
    let face = face(of: id)
    guard face.indices.contains(column) else { return nil }
    guard !datePickers[id].showsMonths else {
      chooseMonth(datePickers[id].monthChooser.rest(on: row, of: face[column]), of: id)
      return nil
    }
    return choose(datePickers[id].rest(on: row, of: face[column]), of: id)
  }

  /// Takes a choice: an event if the date is another one, the reason if it is not what was aimed at; then the wheels go
  /// where they belong.
  mutating func choose(_ rest: DateRest, of id: ComponentID) -> Step? {
    if let decision = datePickers[id].decision(about: rest) { record(.decided(decision), from: id) }
    let isOther = datePickers[id].accept(rest.value)
    let step = isOther ? tell(id) : nil
    show(datePickers[id].day, ofCalendar: id)
    refreshWheels(of: id, animated: true, keepsTurned: true)
    if isOther { relayout(id) }
    return step
  }

  private mutating func tell(_ id: ComponentID) -> Step {
    let event = Event(
      time: now, source: id, cause: cause, isUser: true, what: .dateChanged(Event.DateRecord(datePickers[id])))
    let index = trace.append(event)
    cause = .event(index)
    return .event(event, index: index)
  }
}

extension Event.DateRecord {
  init(_ picker: DatePicker) {
    switch picker.value {
    case .date(let instant): self = .date(instant, offset: picker.display.zone.offset(at: instant))
    case .duration(let seconds): self = .duration(seconds)
    }
  }
}

extension Wheel {
  /// A wheel for the rows of a date picker; it stands on the first.
  init(_ wheel: DateWheel) {
    self.init(count: wheel.count, wraps: wheel.wraps)
  }
}
