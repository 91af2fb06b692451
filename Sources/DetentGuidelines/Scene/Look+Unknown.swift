import DetentCore

/// What nobody has said of a component: a file that leaves it to code does not.
extension Scene.Part {
  func isUnknown(_ property: String) -> Bool { texts("unknown").contains(property) }
}

extension Look {
  /// Those of some properties that are not known.
  func missing(_ needs: [String]) -> [String] {
    needs.filter { need in
      guard need == "children" else { return part.isUnknown(need) }
      return part.isUnknown(need) || part.children.contains { scene[$0]?.isUnknown("frame") == true }
    }
  }
}

extension Judgement {
  /// The same where some of what it rests on is not known.
  func without(_ missing: [String]) -> Judgement {
    guard !missing.isEmpty else { return self }
    switch verdict {
    case .pass: return .notApplicable
    case .fail:
      let are = missing.count == 1 && missing[0] != "children" ? "is" : "are"
      return .review(
        "its \(Words.list(missing)) \(are) not known; as it stands: \(message)", measured: measured,
        limit: limit, suggestion: suggestion)
    case .review, .notApplicable, .allowed: return self
    }
  }

  /// The same of a file whose code may bring what is missing.
  var withoutCode: Judgement {
    guard verdict == .fail else { return self }
    return .review(
      "\(message); code may bring it, which the file does not tell", measured: measured, limit: limit,
      suggestion: suggestion)
  }
}
