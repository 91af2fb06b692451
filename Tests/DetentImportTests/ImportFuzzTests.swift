import DetentCore
import DetentImport
import DetentKit
import DetentLua
import Mutation
import Testing

/// Broken files are read or refused, and what is read is built or refused, never a trap; scripts/fuzz reads a million.
@Suite struct ImportFuzzTests {
  private static let captures = [
    "form.xml", "old.txt", "tour.flat.idb.json", "tour.idb.json", "tour.maestro.json", "tour.txt", "tour.xml",
  ]
  private static let documents = [
    NibSample.document(
      NibSample.scene(
        NibSample.controller(
          "c1",
          views: """
            <pageControl numberOfPages="4" id="p"><rect key="frame" x="0.0" y="700" width="393" height="26"/></pageControl>
            <scrollView pagingEnabled="YES" id="s"><rect key="frame" x="0.0" y="59" width="393" height="600"/></scrollView>
            <pickerView id="k"><rect key="frame" x="0.0" y="59" width="393" height="216"/></pickerView>
            <datePicker datePickerMode="time" minuteInterval="5" id="d"><rect key="frame" x="0" y="300" width="320" height="216"/>
              <date key="date" timeIntervalSinceReferenceDate="600000000"/></datePicker>
            """,
          constraints: """
            <constraint firstItem="p" firstAttribute="centerX" secondItem="view-c1" secondAttribute="centerX" id="x"/>
            """))
    ).utf8
  ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func `broken files are refused, not followed`(seed: UInt64) throws {
    let samples = try Self.captures.map { try CaptureFile($0).bytes } + Self.documents.map(Array.init)
    let mutation = Mutation(of: samples, seed: seed)
    var (read, refused) = (0, 0)
    for number in 0..<400 as Range<UInt64> {
      let bytes = mutation.input(number)
      guard let format = FileFormat.of(bytes, name: "a.xml") else { continue }
      do throws(ImportError) {
        _ = try format.read(bytes)
        read += 1
        if number.isMultiple(of: 8) { build(bytes) }
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(read > 40 && refused > 40, "a mutation that breaks all, or nothing, tries nothing")
  }

  /// What cannot be built stops like a script, with words.
  private func build(_ bytes: [UInt8]) {
    let result = Session().run(screensOf: bytes, name: "a.xml")
    if let failure = result.failure { #expect(failure.message.contains("a.xml"), "\(failure.message)") }
  }
}
