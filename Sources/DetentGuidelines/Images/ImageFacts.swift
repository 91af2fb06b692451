/// What makes an image hard to read when it is as small as a dot.
struct ImageFacts: Hashable, Sendable {
  /// Letters, digits or words.
  var hasText = false
  /// Holes, and whatever else is made visible by leaving it out.
  var hasNegativeSpace = false
  /// Lines drawn inside or across a shape.
  var hasInnerLines = false
  /// A second sign beside the main one.
  var hasBadge = false
  /// Filled outlines.
  var shapes = 1
  /// Lines and curves of all outlines.
  var segments = 0
  /// Something of it is not read: pixels, references, style sheets, lengths with units. Its shape is not known.
  var isUnread = false
}
