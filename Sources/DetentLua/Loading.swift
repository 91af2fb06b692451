import CDetentLua
public import DetentCore

/// Who reads screens from files of other programs: filled by whoever knows their formats.
public protocol ScreenLoading: AnyObject {
  /// The screens of a file; the error's words name the file and the place in it.
  func blueprint(of bytes: [UInt8], name: String) throws(LoadError) -> Blueprint
}

/// Why a file cannot be read.
public struct LoadError: Error {
  public var message: String

  public init(_ message: String) { self.message = message }
}

/// Names that mean something to scripts, so that they cannot be ids.
public enum ReservedNames {
  /// On a screen.
  public static var ofComponents: [String] { ScriptClass.screen.names }
  /// In a flow.
  public static var ofScreens: [String] { ScriptClass.flow.names }
}

extension Member {
  static let load: Member = .method(
    "load", "(file: string, { scene?: string }) -> any",
    "Builds the screens of a storyboard, a xib or a captured screen: the only one, or that with the id `scene`; a flow if there are ways between them; else a table of screens by id.",
    call: {
      $0.run { host, call throws(ScriptError) in
        let file = try call.argument(0).text()
        let options = try Options(call.argument(1), allowed: ["scene"])
        let scene = try options.read("scene") { value throws(ScriptError) in try value.text() }
        return try host.load(file, scene: scene, call)
      }
    })
}

extension Host {
  fileprivate func load(_ file: String, scene: String?, _ call: Call) throws(ScriptError) -> Reply {
    guard let loader else { throw ScriptError("nothing here reads files of other programs") }
    guard let bytes = try bytes(of: file) else {
      throw ScriptError("there is no file \(Quote.text(file)) below the script's folder or a --root")
    }
    let blueprint: Blueprint
    do throws(LoadError) { blueprint = try loader.blueprint(of: bytes, name: file) } catch {
      throw ScriptError(error.message)
    }
    return try build(blueprint, scene: scene, of: file, call)
  }

  /// What a file below the script's folder holds; nil: there is none.
  func bytes(of file: String) throws(ScriptError) -> [UInt8]? {
    do throws(LoadError) { return try readFile(file) } catch { throw ScriptError(error.message) }
  }

  /// Builds what a file describes. An error leaves nothing behind.
  private func build(
    _ blueprint: Blueprint, scene: String?, of file: String, _ call: Call
  ) throws(ScriptError) -> Reply {
    let chunk = number(ofFile: file)
    var screens = blueprint.screens
    if let scene {
      screens = screens.filter { $0.id == scene }
      guard !screens.isEmpty else { throw noScene(scene, blueprint.screens.map(\.id), file) }
    }
    guard !screens.isEmpty else { throw ScriptError("\(file): there are no screens in it") }
    var built: [(name: String, id: ComponentID)] = []
    do throws(ScriptError) {
      for screen in screens {
        stage.pointee.act(for: .script(chunk: chunk, line: Int32(clamping: screen.line)))
        built.append((screen.id, try buildScreen(LuaTable(screen, chunk: chunk), call)))
      }
      stage.pointee.act(for: call.cause)
      // Views that code puts somewhere are none of the flow, and do not keep the only screen from being it.
      let own = zip(screens, built).filter { !$0.0.isApart }.map(\.1)
      if own.count == 1 || built.count == 1 { return .component((own.first ?? built[0]).id) }
      guard !blueprint.links.isEmpty else { return .table(built.map { ($0.name, .component($0.id)) }) }
      return try buildFlow(.table(LuaTable(blueprint, own, chunk: chunk)), call)
    } catch {
      stage.pointee.act(for: call.cause)
      for (_, id) in built { stage.pointee.close(id) }
      throw ScriptError("\(file): \(error.message)")
    }
  }

  private func noScene(_ scene: String, _ names: [String], _ file: String) -> ScriptError {
    let all = names.count > 20 ? names.prefix(20) + ["…"] : names[...]
    return ScriptError(
      "\(file) has no scene \(Quote.text(scene))\(Suggest.hint(scene, among: names)) (there are: \(all.joined(separator: ", ")))"
    )
  }

  /// The number by which causes name a file that is no script.
  private func number(ofFile name: String) -> Int32 {
    guard let state else { return -1 }
    var source = "@" + name
    return source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dtn_name_chunk(state, $0.baseAddress, $0.count) }
    }
  }
}

// MARK: Tables of blueprints

extension LuaValue {
  init(_ literal: Blueprint.Literal) {
    switch literal {
    case .bool(let value): self = .bool(value)
    case .number(let value): self = Int64(exactly: value).map { .int($0) } ?? .number(value)
    case .text(let text): self = .text(text)
    case .list(let values): self = .table(LuaTable(list: values.map { LuaValue($0) }))
    case .table(let options): self = .table(LuaTable(options))
    }
  }
}

extension LuaTable {
  init(list values: [LuaValue]) {
    pairs = values.enumerated().map { Pair(key: .int(Int64($0 + 1)), value: $1) }
  }

  init(_ options: [Blueprint.Option]) {
    pairs = options.map { Pair(key: .text($0.name), value: LuaValue($0.value)) }
  }

  init(_ screen: Blueprint.Screen, chunk: Int32) {
    self.init([.init("id", .text(screen.id))] + screen.options)
    add(screen.parts, chunk: chunk)
    place(chunk, screen.line)
  }

  init(_ part: Blueprint.Part, chunk: Int32) {
    self.init(part.fields)
    add(part.parts, chunk: chunk)
    mark = Int32(part.kind.rawValue)
    place(chunk, part.line)
  }

  /// A flow of screens that were built.
  init(_ blueprint: Blueprint, _ screens: [(name: String, id: ComponentID)], chunk: Int32) {
    let list = screens.map {
      Pair(
        key: .text($0.name),
        value: .object(LuaValue.Object(classIndex: ClassIndex.screen.rawValue, id: $0.id.raw)))
    }
    let start = blueprint.start.isEmpty ? screens.first?.name ?? "" : blueprint.start
    pairs = [Pair(key: .text("start"), value: .text(start))]
    pairs.append(Pair(key: .text("screens"), value: .table(LuaTable(pairs: list))))
    let links = blueprint.links.map { link in
      var table = LuaTable(link.options)
      table.place(chunk, link.line)
      return LuaValue.table(table)
    }
    pairs.append(Pair(key: .text("links"), value: .table(LuaTable(list: links))))
  }

  private mutating func add(_ parts: [Blueprint.Part], chunk: Int32) {
    for (index, part) in parts.enumerated() {
      pairs.append(Pair(key: .int(Int64(index + 1)), value: .table(LuaTable(part, chunk: chunk))))
    }
  }

  private mutating func place(_ chunk: Int32, _ line: Int) {
    self.chunk = chunk
    self.line = Int32(clamping: line)
  }
}
