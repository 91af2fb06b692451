import DetentCore
import DetentImport
import Mutation
import Testing

/// Broken files are read or refused, never a trap; scripts/fuzz does the same a million times.
@Suite struct ImportFuzzTests {
  private static let names = [
    "form.xml", "old.txt", "tour.flat.idb.json", "tour.idb.json", "tour.maestro.json", "tour.txt", "tour.xml",
  ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func `broken captures are refused, not followed`(seed: UInt64) throws {
    let samples = try Self.names.map { try CaptureFile($0).bytes }
    let mutation = Mutation(of: samples, seed: seed)
    var (read, refused) = (0, 0)
    for number in 0..<400 as Range<UInt64> {
      let bytes = mutation.input(number)
      guard let format = FileFormat.of(bytes, name: "a.xml") else { continue }
      do throws(ImportError) {
        let file = try format.read(bytes)
        #expect(file.blueprint.screens.count == 1)
        read += 1
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(read > 40 && refused > 40, "a mutation that breaks all, or nothing, tries nothing")
  }
}
