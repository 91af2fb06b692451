import CDetentLua
import DetentCore

extension ScriptClass {
  static let generators = ScriptClass(.generators, "detent.gen", isStatic: true, members: Member.generators)
  static let generator = ScriptClass(.generator, "generator", members: [])
}

extension Member {
  static let generatorAccess = reading(
    "gen", "gen", "Makers of random values, for property.",
    get: { $0.look { _, _ throws(ScriptError) in .object(.generators, 0) } })

  static let generators: [Member] = [
    .method(
      "integer", "(from: count, to: count) -> generator", "A whole number; simplest near 0.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let (low, high) = (try call.argument(0).whole(), try call.argument(1).whole())
          guard low <= high else { throw ScriptError("\(low) is more than \(high)") }
          return host.keep(.integer(low, high))
        }
      }),
    .method(
      "number", "(from: number, to: number) -> generator", "A number; simplest round and near 0.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let range = -1e9...1e9
          let low = try call.argument(0).number(in: range, "a number from -1000000000 to 1000000000")
          let high = try call.argument(1).number(in: range, "a number from -1000000000 to 1000000000")
          guard low <= high else { throw ScriptError("\(Quote.number(low)) is more than \(Quote.number(high))") }
          return host.keep(.number(low, high))
        }
      }),
    .method(
      "choice", "(list: list of any) -> generator", "One of some values or generators; simplest the first.",
      call: { $0.look { host, call throws(ScriptError) in host.keep(try host.choice(call.argument(0))) } }),
    .method(
      "list", "(generator: generator or any, from: count, to: count) -> generator",
      "So many values of one kind; simplest few.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let (least, most) = (try call.argument(1).whole(), try call.argument(2).whole())
          guard 0 <= least, least <= most, most <= 1000 else {
            throw ScriptError("expected counts from 0 to 1000, the lower one first, got \(least) and \(most)")
          }
          return host.keep(.list(try host.generator(call.argument(0)), atLeast: least, atMost: most))
        }
      }),
    .method(
      "date", "(from: day, to: day) -> generator", "A day such as \"2026-03-29\"; simplest the first.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let (first, last) = (try call.argument(0).civilDate(), try call.argument(1).civilDate())
          guard first <= last else { throw ScriptError("\(first.iso) comes after \(last.iso)") }
          return host.keep(.date(first, last))
        }
      }),
    gesture(
      "swipe", "{ to?: any, distance?: any, speed?: any, from?: any } -> generator",
      "Options of swipe; each may be given, as a value or a generator.",
      call: { $0.gesture(Host.swipe) }),
    gesture(
      "drag", "{ by?: any, over?: any, hold?: any, from?: any } -> generator",
      "Options of drag: up to 300 points each way, up to a second.",
      call: { $0.gesture(Host.drag) }),
    gesture(
      "tap", "{ at?: any } -> generator",
      "What a page control's tap takes: \"next\" or \"previous\"; with `at`, a point.",
      call: {
        $0.look { host, call throws(ScriptError) in
          guard call.argument(0).isNil else {
            return host.keep(try host.gesture([], call.argument(0), allowed: ["at"]))
          }
          return host.keep(.choice(["next", "previous"].map { .constant(.text($0)) }))
        }
      }),
    gesture(
      "scrub", "{ pages: count, over?: any } -> generator", "Options of scrub: from one of so many pages to another.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let options = try Options(call.argument(0), allowed: ["pages", "over"])
          guard let pages = try options.read("pages", { value throws(ScriptError) in try value.position() + 1 }) else {
            throw ScriptError("pages is missing: detent.gen.scrub { pages = 5 }")
          }
          let over = options["over"].isNil ? .number(0.2, 1.5) : try host.generator(options["over"])
          let page = Generator.integer(1, pages)
          return host.keep(
            .record([Generator.Field("from", page), Generator.Field("to", page), Generator.Field("over", over)]))
        }
      }),
    gesture(
      "spin", "{ component?: any, by?: any, speed?: any } -> generator",
      "Options of a wheel's spin: by up to ten rows unless a speed is given.",
      call: {
        $0.look { host, call throws(ScriptError) in
          let options = try Options(call.argument(0), allowed: ["component", "by", "speed"])
          let usual: [Generator.Field] = options["speed"].isNil ? [Generator.Field("by", .integer(-10, 10))] : []
          return host.keep(try host.gesture(usual, call.argument(0), allowed: ["component", "by", "speed"]))
        }
      }),
    .method(
      "sequence", "{ from: count = 1, to: count = 8, … } -> generator",
      "Some gestures one after another, for `play`, of { swipe = generator, … }: { { \"swipe\", { … } }, … }.",
      call: { $0.look { host, call throws(ScriptError) in host.keep(try host.sequence(call.argument(0))) } }),
  ]

  private static func gesture(_ name: String, _ options: String, _ doc: String, call: @escaping dtn_fn) -> Member {
    .method(name, options, doc, call: call)
  }
}

extension Generator.Field {
  fileprivate init(_ name: String, _ generator: Generator) { self.init(name: name, generator: generator) }
}

extension LuaValue {
  fileprivate func civilDate() throws(ScriptError) -> CivilDate {
    let text = try text()
    guard let date = CivilDate(iso: text) else {
      throw ScriptError("expected a day such as \"2026-03-29\", got \(Quote.text(text))")
    }
    return date
  }
}

extension CivilDate {
  /// "2026-03-29"
  var iso: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  fileprivate init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard exists else { return nil }
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  fileprivate func gesture(_ usual: [Generator.Field]) -> Int32 {
    look { host, call throws(ScriptError) in
      host.keep(try host.gesture(usual, call.argument(0), allowed: usual.map(\.name) + ["from"]))
    }
  }
}

extension Host {
  fileprivate static let swipe: [Generator.Field] = [
    Generator.Field("to", .choice(["next", "previous"].map { .constant(.text($0)) })),
    Generator.Field("distance", .number(20, 300)), Generator.Field("speed", .number(100, 3000)),
  ]
  fileprivate static let drag: [Generator.Field] = [
    Generator.Field(
      "by",
      .record([Generator.Field("x", .number(-300, 300)), Generator.Field("y", .number(-300, 300))])),
    Generator.Field("over", .number(0.1, 1)), Generator.Field("hold", .number(0, 0.3)),
  ]

  fileprivate func keep(_ generator: Generator) -> Reply {
    generators.append(generator)
    return .object(.generator, UInt64(generators.count - 1))
  }

  /// A generator, or a plain value, which is then always the same.
  fileprivate func generator(_ value: LuaValue) throws(ScriptError) -> Generator {
    if case .object(let object) = value, object.classIndex == ClassIndex.generator.rawValue,
      object.id < UInt64(generators.count)
    {
      return generators[Int(object.id)]
    }
    guard let constant = Generated(value) else {
      throw ScriptError("expected a generator (detent.gen.integer(1, 5)) or a plain value, got \(value.described)")
    }
    return .constant(constant)
  }

  fileprivate func choice(_ value: LuaValue) throws(ScriptError) -> Generator {
    let values = try value.table("a list").list
    guard !values.isEmpty, values.count <= 10_000 else { throw ScriptError("expected a list of 1 to 10000 values") }
    return .choice(try values.map { value throws(ScriptError) in try generator(value) })
  }

  /// The options of a gesture: the usual ones where the script gives no other.
  fileprivate func gesture(
    _ usual: [Generator.Field], _ value: LuaValue, allowed: [String]
  ) throws(ScriptError) -> Generator {
    let options = try Options(value, allowed: allowed)
    var fields: [Generator.Field] = []
    for name in allowed {
      if !options[name].isNil {
        fields.append(Generator.Field(name, try generator(options[name])))
      } else if let field = usual.first(where: { $0.name == name }) {
        fields.append(field)
      }
    }
    return .record(fields)
  }

  fileprivate func sequence(_ value: LuaValue) throws(ScriptError) -> Generator {
    let table = try value.table("gestures such as { swipe = detent.gen.swipe {} }")
    let least = try table["from"]?.whole() ?? 1
    let most = try table["to"]?.whole() ?? max(8, least)
    guard 0 <= least, least <= most, most <= 1000 else {
      throw ScriptError("expected `from` and `to` from 0 to 1000, the lower one first, got \(least) and \(most)")
    }
    let verbs = try table.named.filter { !["from", "to"].contains($0.name) }.map { verb throws(ScriptError) in
      let name = Generator.constant(.text(verb.name))
      return Generator.pair(name, try generator(verb.value))
    }
    guard !verbs.isEmpty else { throw ScriptError("expected gestures such as { swipe = detent.gen.swipe {} }") }
    return .list(.choice(verbs), atLeast: least, atMost: most)
  }

  /// `property(name, { runs, x = generator … }, function(case))`
  func declareProperty(_ call: Call) throws(ScriptError) -> Reply {
    try checkDeclaring()
    let name = try name(call.argument(0))
    let table = try call.argument(1).table(
      "a table of generators such as { runs = 100, page = detent.gen.integer(1, 5) }")
    let runs = try table["runs"]?.whole() ?? 100
    guard (1...1_000_000).contains(runs) else { throw ScriptError("runs: expected 1 to 1000000, got \(runs)") }
    let fields = try table.named.filter { $0.name != "runs" }.map { field throws(ScriptError) in
      if case .int = field.value, !Suggest.hint(field.name, among: ["runs"]).isEmpty {
        throw ScriptError("there is no option \"\(field.name)\"\(Suggest.hint(field.name, among: ["runs"]))")
      }
      do throws(ScriptError) { return Generator.Field(field.name, try generator(field.value)) } catch {
        throw ScriptError("\(field.name): \(error.message)")
      }
    }
    guard !fields.isEmpty else { throw ScriptError("expected at least one generator beside `runs`") }
    var test = SpecTree.Test(name: name, block: spec.block)
    test.function = try keepFunction(at: 2, of: call)
    test.property = SpecTree.Property(runs: runs, generator: .record(fields))
    return add(test)
  }
}
