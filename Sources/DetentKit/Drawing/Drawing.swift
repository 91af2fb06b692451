import DetentCore
import DetentDrawing

/// Why nothing was drawn, and how the command ends.
struct RenderError: Error {
  var message: String
  var code = ExitCode.usage

  init(message: String, code: ExitCode = .usage) {
    self.message = message
    self.code = code
  }

  init(_ error: FileError) { self.init(message: "a picture could not be written: \(error.description)", code: .output) }
}

/// Marks with the size of their picture.
struct Drawing {
  var marks: [Mark]
  var size: Size
  var title: String

  init(marks: [Mark], size: Size, title: String) {
    self.marks = marks
    self.size = size
    self.title = title
  }

  init(_ picture: Picture) { self.init(marks: picture.marks, size: picture.size, title: picture.title) }

  var svg: String { SVG.document(marks, size: size, title: title) }

  func png(scale: Double) throws(RenderError) -> [UInt8] {
    do { return try Raster.png(marks, size: size, scale: scale) } catch { throw RenderError(error) }
  }
}

extension RenderError {
  init(_ failure: Raster.Failure) {
    switch failure {
    case .noLibrary(let what):
      self.init(
        message:
          "\(what), which PNG needs (Debian: apt-get install libpangocairo-1.0-0 fonts-inter); SVG works without",
        code: .output)
    case .size(let size, let scale):
      self.init(
        message:
          "a PNG of \(Text.size(size)) points at \(Text.number(scale)) pixels each: a side is from 1 to 16384 pixels"
      )
    case .encoding: self.init(message: "the PNG could not be made", code: .output)
    }
  }
}
