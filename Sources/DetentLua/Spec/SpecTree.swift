/// What a file of tests declares with busted's words: blocks, tests and hooks, in the order in which they stand.
public struct SpecTree: Sendable {
  /// The file itself is block 0; every block's parent has a lower number.
  public var blocks = [Block()]
  public var tests: [Test] = []

  public struct Block: Sendable {
    public var name = ""
    public var line = 0
    public var parent: Int?
    public var isOnly = false
    /// What gives the block globals and modules of its own while its tests run, and takes them away again.
    public var insulation: (enter: SpecFunction, leave: SpecFunction)?
    public var children: [Child] = []
    public var setups: [SpecFunction] = []
    public var teardowns: [SpecFunction] = []
    public var beforeEach: [SpecFunction] = []
    public var afterEach: [SpecFunction] = []
  }

  public struct Test: Sendable {
    public var name: String
    public var block: Int
    public var isOnly = false
    /// Why it is not run: `pending`; empty when no reason was given.
    public var pending: String?
    /// nil for a pending one.
    public var function: SpecFunction?
    /// What it is run with, if it is a property.
    public var property: Property?
  }

  /// A test that is run many times, with values that a generator makes.
  public struct Property: Sendable {
    public var runs: Int
    public var generator: Generator
  }

  public enum Child: Sendable {
    case block(Int)
    case test(Int)
  }

  public init() {}

  /// A block and all around it, outermost (the file) first.
  public func path(to block: Int) -> [Int] {
    var path = [block]
    while let parent = blocks[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }
}

/// A function that a file handed over, and where it stands.
public struct SpecFunction: Sendable {
  public var id: Int64
  public var file: String
  public var line: Int
  public var lastLine: Int

  /// "pager_spec.lua:12"
  public var place: String { "\(file):\(line)" }
}

/// How busted's words are understood at this moment, and what the running test has said about itself.
struct SpecState {
  enum Phase {
    /// No words: a scenario script.
    case off
    /// The file runs and declares.
    case declaring
    case hook(String)
    case test
  }

  var phase = Phase.off
  var tree = SpecTree()
  /// The block that is being declared.
  var block = 0
  /// What the words themselves want to run before and after every test.
  var begin: Int64?
  var end: Int64?
  /// What hears events in place of a reporter.
  var listener: Int64?

  // Of the running test.
  var finals: [SpecFunction] = []
  var pending: String?
  var expectedFailure: String?
}
