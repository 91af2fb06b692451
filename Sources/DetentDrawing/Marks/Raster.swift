import CDetentRender
public import DetentCore

/// Draws marks into a PNG by Cairo and Pango, if the machine has them.
///
/// A class because it owns the canvas.
@safe public final class Raster {
  private let canvas: OpaquePointer

  /// Why there is no picture.
  public enum Failure: Error, Hashable, Sendable {
    /// What is missing on this machine.
    case noLibrary(String)
    /// More than 16,384 pixels along a side, or less than one.
    case size(Size, scale: Double)
    case encoding
  }

  /// Marks as the bytes of a PNG, `scale` pixels a point.
  public static func png(_ marks: [Mark], size: Size, scale: Double) throws(Failure) -> [UInt8] {
    let raster = try Raster(size: size, scale: scale)
    for mark in marks { raster.draw(mark) }
    return try raster.png()
  }

  /// Draws marks into an image that nobody sees: what drawing costs without what compressing does.
  package static func paint(_ marks: [Mark], size: Size, scale: Double) throws(Failure) {
    let raster = try Raster(size: size, scale: scale)
    for mark in marks { raster.draw(mark) }
  }

  /// An empty image: transparent, or white.
  init(size: Size, scale: Double, isOpaque: Bool = false) throws(Failure) {
    if let problem = unsafe dr_open() { throw .noLibrary(unsafe String(cString: problem)) }
    guard let canvas = unsafe dr_new(size.width, size.height, scale, isOpaque ? 1 : 0) else {
      throw .size(size, scale: scale)
    }
    unsafe self.canvas = canvas
  }

  /// The image that a PNG holds.
  private init(reading png: [UInt8]) throws(Failure) {
    if let problem = unsafe dr_open() { throw .noLibrary(unsafe String(cString: problem)) }
    guard let canvas = unsafe dr_read(png, png.count) else { throw .encoding }
    unsafe self.canvas = canvas
  }

  deinit { unsafe dr_free(canvas) }

  func draw(_ mark: Mark) {
    switch mark {
    case .shape(let shape, let paint): draw(shape, paint)
    case .text(let run): draw(run)
    case .group(let group): draw(group)
    }
  }

  private func draw(_ group: Mark.Group) {
    guard !group.marks.isEmpty, group.opacity > 0 else { return }
    unsafe dr_save(canvas)
    unsafe dr_transform(canvas, group.offset.x, group.offset.y, group.scaleX, group.scaleY)
    if let clip = group.clip {
      outline(.rect(clip, radius: group.clipRadius))
      unsafe dr_clip(canvas)
    }
    if group.opacity < 1 { unsafe dr_begin_group(canvas) }
    for mark in group.marks { draw(mark) }
    if group.opacity < 1 { unsafe dr_end_group(canvas, group.opacity) }
    unsafe dr_restore(canvas)
  }

  private func draw(_ shape: Mark.Shape, _ paint: Mark.Paint) {
    outline(shape)
    if let fill = paint.fill { unsafe dr_fill(canvas, color(fill)) }
    if let stroke = paint.stroke { unsafe dr_stroke(canvas, color(stroke), paint.width) }
    unsafe dr_clear(canvas)
  }

  private func outline(_ shape: Mark.Shape) {
    switch shape {
    case .rect(let rect, let radius):
      unsafe dr_rect(canvas, rect.minX, rect.minY, max(0, rect.size.width), max(0, rect.size.height), radius)
    case .circle(let center, let radius): unsafe dr_circle(canvas, center.x, center.y, radius)
    case .path(let segments): for segment in segments { outline(segment) }
    }
  }

  private func outline(_ segment: Mark.Segment) {
    switch segment {
    case .move(let point): unsafe dr_move(canvas, point.x, point.y)
    case .line(let point): unsafe dr_line(canvas, point.x, point.y)
    case .curve(let a, let b, let end): unsafe dr_curve(canvas, a.x, a.y, b.x, b.y, end.x, end.y)
    case .close: unsafe dr_close(canvas)
    }
  }

  private func draw(_ run: TextRun) {
    let anchor = run.anchor == .start ? DR_START : run.anchor == .middle ? DR_MIDDLE : DR_END
    var text = SVG.cleaned(run.text)
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe dr_text(
          canvas, bytes.baseAddress, bytes.count, Raster.families, run.size, run.weight == .semibold ? 1 : 0,
          Int32(anchor), run.at.x, run.at.y, color(run.color))
      }
    }
  }

  /// In the order in which they are tried.
  private static let families =
    "Inter,Noto Sans,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Thai,Noto Sans Devanagari,Noto Sans CJK KR,DejaVu Sans"

  private func color(_ color: Color) -> dr_color {
    dr_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The share of the pixels of two PNGs that differ by more than `tolerance`, of 255, in one of their parts; 1 where the
  /// sizes differ. For tests: glyphs are drawn a little differently by other versions of the libraries.
  package static func difference(_ a: [UInt8], _ b: [UInt8], tolerance: Int32) throws(Failure) -> Double {
    let (first, second) = (try Raster(reading: a), try Raster(reading: b))
    let count = unsafe dr_difference(first.canvas, second.canvas, tolerance)
    return count < 0 ? 1 : Double(count) / (Double(first.whole.width) * Double(first.whole.height))
  }

  // MARK: PNG

  /// A rectangle of pixels.
  struct Part: Hashable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  /// The smallest part in which an opaque image differs from one before it, of the same size; nil: nowhere.
  func changes(since before: Raster) -> Part? {
    var part = dr_part()
    guard unsafe dr_changed(canvas, before.canvas, &part) != 0 else { return nil }
    return Part(x: part.x, y: part.y, width: part.width, height: part.height)
  }

  /// Everything, in pixels.
  var whole: Part {
    let part = unsafe dr_whole(canvas)
    return Part(x: part.x, y: part.y, width: part.width, height: part.height)
  }

  private func png() throws(Failure) -> [UInt8] {
    unsafe try collect { target in unsafe dr_png(canvas, append, target) }
  }

  /// A part of an opaque image.
  func png(_ part: Part) throws(Failure) -> [UInt8] {
    let part = dr_part(x: part.x, y: part.y, width: part.width, height: part.height)
    return unsafe try collect { target in unsafe dr_png_part(canvas, part, append, target) }
  }

  private func collect(_ write: (UnsafeMutableRawPointer) -> Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { unsafe write(UnsafeMutableRawPointer($0)) }
    guard status == 0 else { throw .encoding }
    return bytes
  }
}

private func append(_ target: UnsafeMutableRawPointer?, _ piece: UnsafePointer<UInt8>?, _ count: Int) {
  guard let target = unsafe target?.assumingMemoryBound(to: [UInt8].self), let piece = unsafe piece else { return }
  unsafe target.pointee.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
}
