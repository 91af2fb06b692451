import DetentCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// A random walk over random screens: `soak SEED INPUTS`. Every input is something that an app or a person may do; after
// each the clock moves a little, and no invariant may be broken. The same seed walks the same way.

/// SplitMix64: small, good enough to walk about, the same everywhere.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 9_007_199_254_740_992 * (range.upperBound - range.lowerBound)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[whole(0...items.count - 1)] }
}

struct Walk {
  var dice: Dice
  var stage = Stage()
  var views: [ComponentID] = []
  var controls: [ComponentID] = []
  var screen = ComponentID.stage
  var fingers: [(id: Int32, point: Point)] = []

  mutating func run(inputs: Int) throws -> Int {
    var events = 0
    for input in 0..<inputs {
      if input % 500 == 0 { try newScreen() }
      try act()
      events += try pull(for: dice.chance(0.3) ? dice.number(0...0.6) : dice.number(0...0.03))
      try check(after: input)
    }
    return events
  }

  private mutating func pull(for seconds: Double) throws -> Int {
    let end = stage.now + Duration(roundingUp: seconds)
    var events = 0
    while let step = try stage.next(through: end) {
      if case .event = step { events += 1 }
    }
    stage.advance(to: end)
    return events
  }

  private func check(after input: Int) throws {
    let broken = stage.checkInvariants()
    if !broken.isEmpty { throw Broken(input: input, what: broken) }
  }

  // MARK: Screens

  private mutating func newScreen() throws {
    if screen != .stage { stage.close(screen) }
    stage.trace = Trace()
    (views, controls, fingers) = ([], [], [])
    stage.act(for: .host)
    var made = Screen(attributes: Attributes(name: "s", screen: .stage, parent: .stage), device: dice.pick(Device.all))
    if dice.chance(0.3) { made.explicitDirection = .rightToLeft }
    screen = try stage.addScreen(made)
    for index in 0..<dice.whole(1...3) { try addView(named: "v\(index)", to: screen, depth: 0) }
    for index in 0..<dice.whole(0...2) { try addControl(named: "c\(index)") }
    stage.finish(screen)
  }

  private mutating func addView(named name: String, to parent: ComponentID, depth: Int) throws {
    let id = try stage.add(.scrollView, named: name, to: parent)
    stage.setFrame(frame(), place: nil, of: id)
    configure(id)
    views.append(id)
    if depth < 2, dice.chance(0.4) { try addView(named: name + "x", to: id, depth: depth + 1) }
    if dice.chance(0.3) {
      let photo = try stage.add(.image, named: name + "i", to: id)
      stage.setFrame(frame(), place: nil, of: photo)
      stage.setMaximumZoomScale(3, of: id)
      stage.setZoomItem(photo, of: id)
    }
    if dice.chance(0.3) {
      let button = try stage.add(.button, named: name + "b", to: id)
      stage.setFrame(frame(), place: nil, of: button)
    }
  }

  private mutating func addControl(named name: String) throws {
    let id = try stage.add(.pageControl, named: name, to: screen)
    stage.setFrame(frame(), place: nil, of: id)
    stage.setNumberOfPages(dice.whole(0...40), of: id)
    if dice.chance(0.6) { stage.pair(id, with: dice.pick(views)) }
    if dice.chance(0.4) {
      let progress = try stage.addProgress(PageProgress(kind: .timer, preferredDuration: dice.number(0.1...3)))
      stage.setProgress(progress, of: id)
      stage.setRunning(true, of: progress)
    }
    controls.append(id)
  }

  private mutating func configure(_ id: ComponentID) {
    if dice.chance(0.6) {
      stage.setPagingEnabled(true, of: id)
      stage.setPageCount(dice.pick([0, 1, 2, 5, 1_000_000]), of: id)
    } else {
      stage.setContentSize(Size(width: dice.number(0...3000), height: dice.number(0...30_000)), of: id)
    }
    if dice.chance(0.2) { stage.setPageSize(.share(dice.number(0.1...1.2)), of: id) }
    if dice.chance(0.2) { stage.setPageOverlap(dice.number(0...100), of: id) }
    if dice.chance(0.3) { stage.setPageAxis(dice.pick(Axis.allCases), of: id) }
    let flag = dice.chance(0.5)
    stage.change(scrollView: id, .bounces, .bool(flag)) { view in
      view.bounces = flag
      return true
    }
    let always = dice.chance(0.3)
    stage.change(scrollView: id, .alwaysBounceVertical, .bool(always)) { view in
      view.alwaysBounceVertical = always
      return true
    }
    let rate = dice.pick([0.998, 0.99, 0.5, 0.9999])
    stage.change(scrollView: id, .decelerationRate, .number(rate)) { view in
      view.decelerationRate = rate
      return true
    }
  }

  private mutating func frame() -> Rect {
    Rect(
      x: dice.number(-50...200), y: dice.number(-50...400), width: dice.pick([0, 1, 100, 320, 393, 1000]),
      height: dice.pick([0, 26, 300, 852]))
  }

  // MARK: Inputs

  private mutating func act() throws {
    stage.act(for: .host)
    switch dice.whole(0...14) {
    case 0...2: swipe()
    case 3: touchDown()
    case 4, 5: moveFinger()
    case 6: liftFinger()
    case 7: stage.setContentOffset(point(), of: dice.pick(views), animated: dice.chance(0.5))
    case 8: stage.scrollToPage(dice.whole(-2...8), of: dice.pick(views), animated: dice.chance(0.5))
    case 9: reshape()
    case 10: turnControl()
    case 11, 12: rotateOrHide()
    case 13: zoom()
    default: showOrTurnWheel()
    }
  }

  private mutating func zoom() {
    let view = dice.pick(views)
    switch dice.whole(0...4) {
    case 0: stage.setZoomScale(dice.number(0.1...5), of: view, animated: dice.chance(0.5))
    case 1:
      stage.zoom(to: Rect(origin: point(), size: Size(width: 90, height: 90)), of: view, animated: dice.chance(0.5))
    case 2: stage.setMaximumZoomScale(dice.number(0.5...4), of: view)
    case 3: stage.stopScrollingAndZooming(view)
    default: pinch()
    }
  }

  private mutating func pinch() {
    let over = dice.number(0.05...0.4)
    var paths: [TouchPath] = []
    for _ in 0..<2 { paths.append(TouchPath(at: onScreen()).moving(to: onScreen(), over: over)) }
    _ = stage.perform(paths, named: "pinch", on: screen)
  }

  private mutating func showOrTurnWheel() {
    let view = dice.pick(views)
    switch dice.whole(0...5) {
    case 0:
      let rect = Rect(origin: point(), size: Size(width: 50, height: 50))
      stage.scrollRectToVisible(rect, of: view, animated: dice.chance(0.5))
    case 3: stage.press(dice.pick(Key.allCases), isShifted: dice.chance(0.3), on: view)
    case 4: stage.accessibilityScroll(view, dice.pick(Stage.ScrollDirection.allCases))
    case 1: stage.turnWheel(over: view, at: onScreen(), by: point() * 0.1, momentum: dice.chance(0.5) ? 800 : nil)
    case 2: stage.flashScrollIndicators(of: view)
    default:
      let rows = RowRuns([RowRuns.Run(count: dice.whole(0...99_999), height: 44)])
      stage.setRows(dice.chance(0.5) ? rows : nil, of: view)
    }
  }

  private mutating func point() -> Point { Point(x: dice.number(-500...3000), y: dice.number(-500...3000)) }

  private mutating func onScreen() -> Point {
    let size = stage.screens[screen].size
    return Point(x: dice.number(0...size.width), y: dice.number(0...size.height))
  }

  private mutating func swipe() {
    let path = TouchPath(at: onScreen()).moving(to: onScreen(), over: dice.number(0.01...0.4))
    stage.perform(path.holding(dice.chance(0.3) ? dice.number(0...0.6) : 0), named: "swipe", on: screen)
  }

  private mutating func touchDown() {
    guard fingers.count < 4 else { return }
    let place = onScreen()
    let finger = stage.newFinger()
    stage.touchNow(finger, .began, at: place)
    fingers.append((finger, place))
  }

  private mutating func moveFinger() {
    guard !fingers.isEmpty else { return }
    let index = dice.whole(0...fingers.count - 1)
    let step = Point(x: dice.number(-60...60), y: dice.number(-60...60))
    fingers[index].point = fingers[index].point + step
    stage.touchNow(fingers[index].id, .moved, at: fingers[index].point)
  }

  private mutating func liftFinger() {
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: dice.whole(0...fingers.count - 1))
    stage.touchNow(finger.id, dice.chance(0.8) ? .ended : .cancelled, at: finger.point)
  }

  private mutating func reshape() {
    let view = dice.pick(views)
    switch dice.whole(0...3) {
    case 0: stage.setFrame(frame(), place: nil, of: view)
    case 1: stage.setPageCount(dice.whole(0...9), of: view)
    case 2: stage.setContentSize(Size(width: dice.number(0...2000), height: dice.number(0...2000)), of: view)
    default:
      stage.setContentInset(
        EdgeInsets(top: dice.number(0...99), left: 0, bottom: 0, right: dice.number(0...99)), of: view)
    }
  }

  private mutating func turnControl() {
    guard !controls.isEmpty else { return }
    let control = dice.pick(controls)
    switch dice.whole(0...2) {
    case 0: stage.setCurrentPage(dice.whole(-3...50), of: control)
    case 1: stage.setNumberOfPages(dice.whole(-1...30), of: control)
    default: stage.adjust(control, by: dice.pick([1, -1]))
    }
  }

  private mutating func rotateOrHide() {
    if dice.chance(0.5) {
      let orientation = dice.pick(Screen.Orientation.allCases)
      return stage.change(screen: screen, .orientation, .text(orientation.rawValue)) { held in
        held.orientation = orientation
        return true
      }
    }
    let isHidden = dice.chance(0.2)
    stage.change(attributes: dice.pick(views + controls), .isHidden, .bool(isHidden)) { view in
      view.isHidden = isHidden
      return true
    }
  }
}

struct Broken: Error {
  var input: Int
  var what: [String]
}

let words = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let seed = words.first ?? 1
let inputs = words.dropFirst().first ?? 100_000
var walk = Walk(dice: Dice(state: UInt64(bitPattern: Int64(seed))))
do {
  let events = try walk.run(inputs: inputs)
  print("soak: seed \(seed), \(inputs) inputs, \(events) events, no invariant broken")
} catch {
  print("soak: seed \(seed): \(error); it ended with:")
  for index in max(0, walk.stage.trace.count - 15)..<walk.stage.trace.count {
    print(TraceLines.line(walk.stage.trace[index], index: index) { _ in nil }.prefix(300))
  }
  exit(1)
}
