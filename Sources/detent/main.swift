import DetentKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

Running.watch()
let noColor = unsafe getenv("NO_COLOR").map { unsafe $0.pointee != 0 } ?? false
let isCI = unsafe getenv("CI").map { unsafe $0.pointee != 0 } ?? false
exit(Command.run(Array(CommandLine.arguments.dropFirst()), noColor: noColor, isCI: isCI))
