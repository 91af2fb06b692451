extension OptionGroup {
  static let live = OptionGroup(options: [
    Option(name: "--port", value: "N", help: "port on 127.0.0.1 (default: one that is free)") {
      arguments, text throws(UsageError) in
      arguments.port = UInt16(try Option.whole("--port", text, 1...65535))
    }
  ])
}
