import WidgetModel

/// A time of day follows the person's settings.
struct TimesAsSettingsSay: SideEffectClause {
  enum Situation: String, ClauseWord {
    case usual = "answered without such a fixed time"
    case fixed = "a time was drawn in a fixed format that differs from the settings"
  }

  static let optional: [Situation] = [.fixed]

  enum Violation: String, ClauseWord {
    case fixed = "fixed format"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-16",
    title: "times of day follow the person's settings",
    statement: """
      A time of day has AM or PM if the person's settings have a 12-hour clock, and only then, \
      whether the code writes it in a fixed format or assembles it from a date's hour and minute.
      """,
    party: .view,
    rule: .cr16,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Use `timeStyle`, `formatted(date:time:)` or `setLocalizedDateFormatFromTemplate("jmm")`: a \
      fixed `dateFormat` overrides the person's setting. See \
      https://github.com/oalejel/Athan-Utility/issues/12.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .fixedTimeDrawn else { return .silent }
    return .broken(
      .fixed,
      .fixed,
      message: """
        the phone has a \(effect.amount)-hour clock, but the code always draws "\(effect.text)"\
        \(state.circumstances)
        """
    )
  }
}
