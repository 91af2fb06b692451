import DetentCore
import DetentGuidelines
import DetentLua

/// A finding of one script or trace, with what a project makes of it.
struct LintFinding {
  var finding: Finding
  /// The script or trace that showed it.
  var script: String
  /// The devices on which it was found, if there are others on which it was not.
  var devices: [String] = []
  var standing = Standing.open
  /// What tells it from others with the same rule, component and file: 1, 2, 3 …
  var ordinal = 1

  enum Standing: Equatable {
    case open
    /// Somebody means it. `place` is where the project file says so; nil: the script does.
    case allowed(reason: String, place: String?)
    /// It was there when the baseline was written.
    case baselined
  }

  var isOpenFail: Bool { standing == .open && finding.verdict == .fail }
  var isOpenReview: Bool { standing == .open && finding.verdict == .review }

  /// The file that made the component.
  var file: String { finding.file ?? script }

  /// "error", "warning", "advice"; "review" for what a person has to decide.
  var word: String { finding.verdict == .review ? "review" : finding.severity.rawValue }

  /// "at 1.250 s, after swipe on scrollView "pager"": for what showed itself as time went on.
  var moment: String? {
    finding.gesture.map { "at \(Text.seconds(finding.time)), after \($0)" }
  }

  /// What the same finding is known by in the next run: no message, no number, no line.
  var identity: String { [file, finding.rule, finding.path, "\(ordinal)"].joined(separator: "\n") }
}

/// FNV-1a in 64 bits: a short name for a text, the same on every machine.
enum Fingerprint {
  static func of(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
