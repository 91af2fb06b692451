import DetentCore
import DetentLua

extension OptionGroup {
  /// What a script is run with.
  static let script = OptionGroup(options: [
    Option(name: "--seed", value: "N", help: "seed of math.random (default 1)") { arguments, text throws(UsageError) in
      guard let seed = UInt64(text) else { throw Option.wrong("--seed", "a whole number", text) }
      arguments.session.options.seed = seed
    },
    Option(
      name: "--device", value: "NAME", help: "device of screens that name none (default \"iPhone 16\")",
      choices: Device.all.map(\.name)
    ) { arguments, text throws(UsageError) in
      guard Device.named(text) != nil else {
        let names = Device.all.map(\.name)
        let hint = Spelling.hint(text, among: names)
        throw UsageError(
          message: "--device: there is no device \"\(text)\"\(hint) (there are: \(names.joined(separator: ", ")))")
      }
      arguments.session.options.device = text
    },
    Option(name: "--root", value: "DIR", help: "folder in which require looks, beside the script's; may be repeated") {
      $0.session.roots.append($1)
    },

  ])

  /// What is printed.
  static let output = OptionGroup(options: [
    Option(name: "--quiet", value: nil, help: "print only what the script prints, and failures") { arguments, _ in
      arguments.isQuiet = true
    },
    Option(name: "--verbose", value: nil, help: "also print events and tracebacks") { arguments, _ in
      arguments.isVerbose = true
    },
    Option(name: "--no-color", value: nil, help: "no colours (as with NO_COLOR set)") { arguments, _ in
      arguments.usesColor = false
    },

  ])

  static let shots = OptionGroup(options: [
    Option(name: "--shots", value: "FOLDER", help: "write the pictures that the script takes with screen:shot") {
      arguments, folder in
      arguments.shotFolder = folder
      arguments.session.keepsShots = true
    }
  ])

  static let trace = OptionGroup(options: [
    Option(name: "--trace", value: "FILE", help: "write everything that happened, as JSON Lines (docs/trace-format.md)")
    { $0.tracePath = $1 }

  ])
}
