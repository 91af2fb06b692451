/// Screens to be built, as data: what a file says, in the words of scripts, before anything is checked or built.
///
/// A reader of files makes one; the binding builds it by the same checks as the tables of a script, and prints it as
/// such tables. Nothing in it is known to be right.
public struct Blueprint: Hashable, Sendable {
  public var screens: [Screen] = []
  /// The ways between the screens; empty: there is no flow.
  public var links: [Link] = []
  /// The id of the screen that is shown first; "" for the first one.
  public var start = ""

  public init() {}

  /// A value as a script writes it.
  public indirect enum Literal: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Literal])
    /// Named values, in order.
    case table([Option])
  }

  /// A named value: one entry of a script's table.
  public struct Option: Hashable, Sendable {
    public var name: String
    public var value: Literal

    public init(_ name: String, _ value: Literal) {
      self.name = name
      self.value = value
    }
  }

  /// A screen: the table given to `detent.screen`.
  public struct Screen: Hashable, Sendable {
    /// New among the screens, and no name of a flow's member.
    public var id: String
    /// `device` or `size`, `scale`, `safeArea`, …
    public var options: [Option] = []
    public var parts: [Part] = []
    /// What a reader of the screen should know of it: the scene's title, its class. One line.
    public var note = ""
    /// It is no screen of the flow, if there is one: a view that code puts somewhere.
    public var isApart = false
    /// Where the file says it, from 1.
    public var line: Int

    public init(id: String, line: Int) {
      self.id = id
      self.line = line
    }
  }

  /// A component: the table given to `detent.label` and the like.
  public struct Part: Hashable, Sendable {
    public var kind: ComponentKind
    /// New on the screen, and no name of a screen's member; "" for none.
    public var id = ""
    /// In the parent's points; nil: the file does not say.
    public var frame: Rect?
    /// Properties and options by the names that scripts use; never id, frame, actions or unknown.
    public var options: [Option] = []
    /// What is sent for which event, in the file's order: ("touchUpInside", "turn:").
    public var actions: [Action] = []
    /// Properties that the file cannot tell, or that code is known to set: what is judged by them is not judged, or is
    /// left to a person. "frame" is among them whenever `frame` is nil.
    public var unknown: [String] = []
    public var parts: [Part] = []
    /// What a reader should know of it: its label in the file, its class, its outlets. One line.
    public var note = ""
    /// Where the file says it, from 1.
    public var line: Int

    public init(_ kind: ComponentKind, line: Int) {
      self.kind = kind
      self.line = line
    }

    /// Takes out what a fresh component of the kind has anyway.
    public mutating func dropUsual() {
      let fresh = Event.Made.fresh(kind)
      options.removeAll { option in
        switch (option.value, fresh[option.name]) {
        case (.bool(let value), .bool(let usual)): value == usual
        case (.text(let value), .text(let usual)): value == usual
        case (.number(let value), let usual?): usual.numeric == value && option.name != "page"
        default: false
        }
      }
    }

    /// Sets an option, in the place of an older one of the same name.
    public subscript(name: String) -> Literal? {
      get { options.first { $0.name == name }?.value }
      set {
        let place = options.firstIndex { $0.name == name }
        if let place, let newValue {
          options[place].value = newValue
        } else if let place {
          options.remove(at: place)
        } else if let newValue {
          options.append(Option(name, newValue))
        }
      }
    }
  }

  /// A message that a control sends.
  public struct Action: Hashable, Sendable {
    /// "valueChanged", "touchUpInside"
    public var event: String
    public var selector: String

    public init(event: String, selector: String) {
      self.event = event
      self.selector = selector
    }
  }

  /// A way between screens: one entry of a flow's `links`.
  public struct Link: Hashable, Sendable {
    /// `from`, `to`, `by`, `trigger`, …
    public var options: [Option]
    public var line: Int

    public init(_ options: [Option], line: Int) {
      self.options = options
      self.line = line
    }
  }
}

extension Blueprint.Literal {
  public static func numbers(_ values: Double...) -> Self { .list(values.map { .number($0) }) }

  public static func rect(_ rect: Rect) -> Self {
    .numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  public static func size(_ size: Size) -> Self { .numbers(size.width, size.height) }

  /// Sides of 0 are left out.
  public static func insets(_ insets: EdgeInsets) -> Self {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ]
    return .table(sides.filter { $0.1 != 0 }.map { .init($0.0, .number($0.1)) })
  }

  public static func texts(_ values: [String]) -> Self { .list(values.map { .text($0) }) }
}

extension Blueprint.Part {
  /// Every entry of the table that describes it, its parts apart.
  public var fields: [Blueprint.Option] {
    var fields: [Blueprint.Option] = id.isEmpty ? [] : [.init("id", .text(id))]
    if let frame { fields.append(.init("frame", .rect(frame))) }
    fields += options
    if !actions.isEmpty { fields.append(.init("actions", actionTable)) }
    if !unknown.isEmpty { fields.append(.init("unknown", .texts(unknown))) }
    return fields
  }

  /// Selectors by event: one alone, or a list of them.
  private var actionTable: Blueprint.Literal {
    var entries: [(event: String, selectors: [String])] = []
    for action in actions {
      if let place = entries.firstIndex(where: { $0.event == action.event }) {
        entries[place].selectors.append(action.selector)
      } else {
        entries.append((action.event, [action.selector]))
      }
    }
    return .table(
      entries.map { .init($0.event, $0.selectors.count == 1 ? .text($0.selectors[0]) : .texts($0.selectors)) })
  }
}
