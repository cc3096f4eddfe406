import WidgetModel

/// The first of several reasons to refuse an activity is named.
struct FirstReasonNamed: ClauseChecker {
  enum Situation: String, ClauseWord {
    case one = "refused with one reason there"
    case several = "refused with several reasons there"
  }

  enum Violation: String, ClauseWord {
    case later = "later reason"
  }

  static let clause = Clause(
    Self.self,
    id: "AS-15.refusal",
    title: "of several reasons to refuse the first is named",
    statement: """
      An activity that is refused for several reasons hears of the first of them in this order: unsupported, denied, \
      visibility, attributesTooLarge, targetMaximumExceeded.
      """,
    party: .runtime,
    assumptions: [.as15],
    observes: EventKinds(.activityRefused),
    inapplicable: withoutActivities
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.activities(.refused(let id, let reason))) = event.body,
      let call = check.state.askedActivity(id)
    else { return }
    let reasons = ActivityError.allCases.filter { check.state.isReason($0, toRefuse: id, call) }
    // LA-33 judges a reason that does not apply.
    guard reasons.contains(reason), let first = reasons.first else { return }
    check.see(reasons.count > 1 ? .several : .one)
    guard reason != first else { return }
    check.violated(
      .later,
      comparing: Comparison(
        expected: "refused: \(first.rawValue)",
        actual: "refused: \(reason.rawValue)"
      ),
      "activity \(id.number) was refused as \(reason.rawValue), though \(first.rawValue) comes first"
    )
  }
}
