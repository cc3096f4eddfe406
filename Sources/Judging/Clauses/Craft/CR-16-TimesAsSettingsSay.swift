import WidgetModel

/// A time of day is written as the person has chosen.
struct TimesAsSettingsSay: SideEffectClause {
  enum Situation: String, ClauseWord {
    case usual = "answered without such a time"
    case fixed = "a time was drawn in a fixed format that differs from the settings"
  }

  static let optional: [Situation] = [.fixed]

  enum Violation: String, ClauseWord {
    case fixed = "fixed format"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-16",
    title: "times are written as the settings say",
    statement: """
      A time of day has AM or PM if the user's settings have a 12-hour clock, and only then; it is neither \
      written in a fixed format nor put together from a date's hour and minute.
      """,
    party: .view,
    rule: .cr16,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Use `timeStyle`, `formatted(date:time:)` or `setLocalizedDateFormatFromTemplate("jmm")`: a fixed \
      `dateFormat` overrides the person's setting. See \
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
        the phone has \(effect.amount) hours, and the code always draws "\(effect.text)"\
        \(state.circumstances)
        """
    )
  }
}
