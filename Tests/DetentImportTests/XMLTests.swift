import DetentXML
import Testing

@Suite struct XMLTests {
  private func failure(_ bytes: [UInt8], _ limits: XMLDocument.Limits = .init()) -> XMLDocument.Failure? {
    do { _ = try XMLDocument.read(bytes, within: limits) } catch { return error }
    return nil
  }

  @Test func elementsHaveLineAndColumn() throws {
    let root = try XMLDocument.read("<a>\n  <b x='1' y='2'/>\n</a>")
    #expect(root.text == "" && root.children.count == 1)
    #expect(root.children[0].line == 2 && root.children[0].column == 3)
    #expect(root.children[0]["y"] == "2" && root.children[0]["z"] == nil)
  }

  @Test func malformedTextFailsWhereItIs() {
    let found = failure(Array("<a>\n  <b></c>\n</a>".utf8))
    #expect(found?.line == 2 && found?.column == 8 && found?.reason == "mismatched tag")
  }

  @Test func truncatedTextFailsAtItsEnd() {
    #expect(failure(Array("<a>\n<b>".utf8))?.line == 2)
    #expect(failure([])?.reason == "no element found")
  }

  @Test func declarationsAreRefusedBeforeTheyAreRead() {
    let text = "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>\n<a>&b;</a>"
    let found = failure(Array(text.utf8), .init(size: 1000, depth: 10, allowsDoctype: false))
    #expect(found?.line == 2 && found?.reason == "a document with a <!DOCTYPE …> is not read")
  }

  @Test func depthAndSizeAreLimited() {
    let limits = XMLDocument.Limits(size: 100, depth: 3, allowsDoctype: false)
    #expect(failure(Array("<a><b><c/></b></a>".utf8), limits) == nil)
    #expect(failure(Array("<a><b><c><d/></c></b></a>".utf8), limits)?.reason == "more than 3 elements in each other")
    #expect(failure(Array(repeating: 0x20, count: 101), limits)?.reason == "the document is larger than 100 bytes")
  }

  @Test func numberOfElementsAndAttributesIsLimited() {
    var limits = XMLDocument.Limits()
    (limits.elements, limits.attributes) = (3, 2)
    #expect(failure(Array("<a><b/><c/></a>".utf8), limits) == nil)
    #expect(failure(Array("<a><b/><c/><d/></a>".utf8), limits)?.reason == "more than 3 elements")
    #expect(failure(Array("<a b='' c='' d=''><e/></a>".utf8), limits)?.reason == "more than 2 attributes")
  }

  @Test func longTextsAreReadInPiecesAndLongTagsAreNot() throws {
    let text = String(repeating: "ü", count: 700_000)
    #expect(try XMLDocument.read("<a>\(text)</a>").text == text)
    let tag = Array("<a b='".utf8) + [UInt8](repeating: 0x20, count: 2 << 20) + Array("'/>".utf8)
    #expect(failure(tag)?.reason == "a tag of more than 1 MB")
  }

  @Test func encodingsAndByteOrderMarks() throws {
    let text = "<a b='Zürich'/>"
    let wide = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a b='Z".utf8) + [0xFC] + Array("rich'/>".utf8)
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big, latin] {
      #expect(try XMLDocument.read(bytes)["b"] == "Zürich")
    }
  }

  @Test func wrongEncodingsFail() {
    #expect(failure(Array("<a b='Z".utf8) + [0xFC] + Array("rich'/>".utf8))?.line == 1)
    #expect(failure(Array("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8))?.line == 1)
    #expect(failure(Array("<?xml version='1.0' encoding='KOI9'?><a/>".utf8))?.reason == "unknown encoding")
  }
}
