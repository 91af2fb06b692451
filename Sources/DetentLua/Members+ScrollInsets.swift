import CDetentLua
import DetentCore

/// Insets and indicators of scroll views.
extension Member {
  static let scrollInsets: [Member] = [
    .property(
      "contentInsetAdjustmentBehavior", "\"automatic\", \"scrollableAxes\", \"never\" or \"always\"",
      "Which safe-area insets are added to contentInset.",
      get: { $0.read { s, id in .text(s.pointee.scrollViews[id].contentInsetAdjustmentBehavior.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setContentInsetAdjustmentBehavior(try value.oneOf(ScrollView.InsetAdjustment.self), of: id)
      }),
    .reading(
      "adjustedContentInset", "insets", "contentInset and what the safe area adds to it.",
      get: { $0.read { s, id in .insets(s.pointee.scrollViews[id].adjustedContentInset) } }),
    .reading(
      "safeAreaInsets", "insets", "How far the unsafe parts of the screen reach into the view.",
      get: { $0.read { s, id in .insets(s.pointee.scrollViews[id].safeAreaInsets) } }),
    .property(
      "contentAlignmentPoint", "point", "Where content smaller than the view sits: { 0.5, 0.5 } is its centre.",
      get: { $0.read { s, id in .point(s.pointee.scrollViews[id].contentAlignmentPoint) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setContentAlignmentPoint(try value.point(), of: id) }),
  ]

  static let scrollIndicators: [Member] = [
    .reading(
      "horizontalScrollIndicator", "{ start: points, length: points, alpha: 0 to 1, isVisible: boolean } or nil",
      "{ start, length, alpha, isVisible } along the view, in points; nil when the axis has none.",
      get: { $0.read { s, id in .indicator(s.pointee.indicator(.horizontal, of: id)) } }),
    .reading(
      "verticalScrollIndicator", "{ start: points, length: points, alpha: 0 to 1, isVisible: boolean } or nil",
      "{ start, length, alpha, isVisible } along the view, in points; nil when the axis has none.",
      get: { $0.read { s, id in .indicator(s.pointee.indicator(.vertical, of: id)) } }),
    .method(
      "flashScrollIndicators", "()", "Shows the indicators for a short time.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          host.stage.pointee.flashScrollIndicators(of: id)
          return .nothing
        }
      }),
    .method(
      "withScrollIndicatorsShown", "(function)",
      "Runs the function and shows the indicators of the axes whose offset it changed.",
      flags: Int32(DTN_PROTECTS | DTN_BRACKETS),
      call: { $0.perform { host, id, call in host.showIndicators(id, call) } }),
    .property(
      "indicatorStyle", "\"default\", \"black\" or \"white\"", "For any, for light and for dark backgrounds.",
      get: { $0.read { s, id in .text(s.pointee.scrollViews[id].indicatorStyle.rawValue) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setIndicatorStyle(try value.oneOf(ScrollView.IndicatorStyle.self), of: id)
      }),
    .property(
      "scrollIndicatorInsets", "insets", "Sets those of both indicators; cannot be read while they differ.",
      get: {
        $0.ask { s, id, _ throws(ScriptError) in
          let view = s.pointee.scrollViews[id]
          guard view.verticalScrollIndicatorInsets == view.horizontalScrollIndicatorInsets else {
            throw ScriptError(
              "the two indicators have different insets: read verticalScrollIndicatorInsets and horizontalScrollIndicatorInsets"
            )
          }
          return .insets(view.verticalScrollIndicatorInsets)
        }
      },
      set: { s, id, value throws(ScriptError) in
        let insets = try value.insets()
        s.pointee.setVerticalScrollIndicatorInsets(insets, of: id)
        s.pointee.setHorizontalScrollIndicatorInsets(insets, of: id)
      }),
    .property(
      "verticalScrollIndicatorInsets", "insets", "Room that the vertical indicator's track leaves.",
      get: { $0.read { s, id in .insets(s.pointee.scrollViews[id].verticalScrollIndicatorInsets) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setVerticalScrollIndicatorInsets(try value.insets(), of: id)
      }),
    .property(
      "horizontalScrollIndicatorInsets", "insets", "Room that the horizontal indicator's track leaves.",
      get: { $0.read { s, id in .insets(s.pointee.scrollViews[id].horizontalScrollIndicatorInsets) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setHorizontalScrollIndicatorInsets(try value.insets(), of: id)
      }),
    .property(
      "automaticallyAdjustsScrollIndicatorInsets", "boolean", "The tracks keep out of the unsafe parts too.",
      get: { $0.read { s, id in .bool(s.pointee.scrollViews[id].automaticallyAdjustsScrollIndicatorInsets) } },
      set: { s, id, value throws(ScriptError) in
        s.pointee.setAutomaticallyAdjustsScrollIndicatorInsets(try value.bool(), of: id)
      }),
  ]
}

extension Reply {
  static func indicator(_ indicator: ScrollView.Indicator?) -> Reply {
    guard let indicator else { return .none }
    return .table([
      ("start", .number(indicator.start)), ("length", .number(indicator.length)), ("alpha", .number(indicator.alpha)),
      ("isVisible", .bool(indicator.alpha > 0)),
    ])
  }
}

extension Host {
  /// `withScrollIndicatorsShown`: C calls this before the function runs, without arguments, and after it, with whether it
  /// went well; then C raises the function's error.
  func showIndicators(_ id: ComponentID, _ call: Call) -> Reply {
    if call.pointee.count == 0 {
      stage.pointee.beginShowingIndicators(of: id)
    } else {
      stage.pointee.showMovedIndicators(of: id)
    }
    return .nothing
  }
}
