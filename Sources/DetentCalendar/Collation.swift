import FoundationEssentials
import Synchronization
import _FoundationICU

/// The alphabetical order of a locale.
///
/// A class, because it holds the library's collator, which is opened by the first comparison.
@safe final class Collation: Sendable {
  private let locale: String
  private let collator = unsafe Mutex<OpaquePointer?>(nil)

  init(_ locale: Locale) { self.locale = locale.identifier }

  deinit {
    let opened = unsafe collator.withLock { unsafe $0 }
    if let opened = unsafe opened { unsafe swift_ucol_close(opened) }
  }

  /// Negative, 0 or positive.
  func compare(_ a: String, _ b: String) -> Int {
    let (left, right) = (Array(a.utf16), Array(b.utf16))
    return unsafe collator.withLock { collator in
      if unsafe collator == nil {
        var status = U_ZERO_ERROR
        unsafe collator = unsafe swift_ucol_open(locale, &status)
      }
      guard let opened = unsafe collator else { return a == b ? 0 : a < b ? -1 : 1 }
      return Int(
        unsafe swift_ucol_strcoll(opened, left, Int32(clamping: left.count), right, Int32(clamping: right.count))
          .rawValue)
    }
  }
}
