import WidgetModel

/// A text that counts down is replaced at its date.
struct CountdownsEnd: SideEffectClause {
  enum Situation: String, ClauseWord {
    case replaced = "answered without a text that keeps counting past its date"
    case runsOn = "a text keeps counting past its date"
  }

  static let optional: [Situation] = [.runsOn]

  enum Violation: String, ClauseWord {
    case runsOn = "counts on"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-50",
    title: "a countdown ends at its date",
    statement: """
      A text with the style `timer` or `relative` whose date is in the future when its entry \
      appears is replaced within a minute after that date, by an entry or by the next timeline.
      """,
    party: .provider,
    rule: .cr50,
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Add an entry at the date itself that shows what follows, or request the next timeline then. \
      The system keeps updating such a text: after its date it counts up and looks as before. \
      `Text(timerInterval:)` stops at zero.
      """
  )

  static let requests = [RequestKind.timeline]

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .textRunsPast else { return .silent }
    return .broken(
      .runsOn,
      .runsOn,
      comparing: Comparison(
        expected: "another entry, or the next timeline, within 1m after the date",
        actual: effect.text
      ),
      message: "a text keeps counting past its date: \(effect.text)"
    )
  }
}
