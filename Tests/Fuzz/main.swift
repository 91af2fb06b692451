import DetentCore
import DetentImport
import Foundation
import Mutation

// Broken files for the importers: `fuzz SEED FROM COUNT FILE…`. Each input is read or refused; a trap ends the process,
// and with FUZZ_EACH set the input's number is the last one on standard error. `fuzz --print SEED NUMBER FILE…` writes one
// input out, `fuzz --read FILE…` reads files as they are.

let arguments = Array(CommandLine.arguments.dropFirst())

func samples(_ names: ArraySlice<String>) -> [[UInt8]] {
  names.compactMap { FileManager.default.contents(atPath: $0).map(Array.init) }
}

if arguments.first == "--print", arguments.count > 3, let seed = UInt64(arguments[1]), let number = UInt64(arguments[2])
{
  FileHandle.standardOutput.write(Data(Mutation(of: samples(arguments[3...]), seed: seed).input(number)))
  exit(0)
}
if arguments.first == "--read" {
  for name in arguments.dropFirst() {
    let bytes = samples([name]).first ?? []
    guard let format = FileFormat.of(bytes, name: name) else {
      print("\(name): of no format")
      continue
    }
    do throws(ImportError) {
      let file = try format.read(bytes)
      print("\(name): \(file.format), \(file.blueprint.screens.count) screens")
    } catch { print(error.words(file: name)) }
  }
  exit(0)
}
guard arguments.count > 3, let seed = UInt64(arguments[0]), let from = UInt64(arguments[1]),
  let count = UInt64(arguments[2])
else {
  print("usage: fuzz SEED FROM COUNT FILE…")
  exit(2)
}

/// What a run came to.
struct Tally {
  var read = 0
  var refused = 0
  var unknown = 0
  var slowest = Swift.Duration.zero
  var slowestNumber: UInt64 = 0
}

let mutation = Mutation(of: samples(arguments[3...]), seed: seed)
let isNoting = ProcessInfo.processInfo.environment["FUZZ_EACH"] != nil
let clock = ContinuousClock()
var tally = Tally()

for number in from..<from &+ count {
  if isNoting { FileHandle.standardError.write(Data("\(number)\n".utf8)) }
  let bytes = mutation.input(number)
  let begin = clock.now
  // The name's extension decides only where the content does not.
  let name = ["a.storyboard", "a.xml", "a.json", "a.txt"][Int(number % 4)]
  if let format = FileFormat.of(bytes, name: name) {
    if (try? format.read(bytes)) == nil { tally.refused += 1 } else { tally.read += 1 }
  } else {
    tally.unknown += 1
  }
  let took = clock.now - begin
  if took > tally.slowest { (tally.slowest, tally.slowestNumber) = (took, number) }
}

print(
  "\(count) inputs: \(tally.read) read, \(tally.refused) refused, \(tally.unknown) of no format; the slowest took "
    + "\(tally.slowest / Swift.Duration.milliseconds(1)) ms (input \(tally.slowestNumber))")
exit(tally.slowest > Swift.Duration.seconds(5) ? 1 : 0)
