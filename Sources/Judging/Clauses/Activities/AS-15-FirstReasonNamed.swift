import WidgetModel

/// A refusal of an activity names the first reason that applies.
struct FirstReasonNamed: ClauseChecker {
  enum Situation: String, ClauseWord {
    case one = "refused while one reason applies"
    case several = "refused while several reasons apply"
  }

  enum Violation: String, ClauseWord {
    case later = "later reason"
  }

  static let clause = Clause(
    Self.self,
    id: "AS-15.refusal",
    title: "a refusal names the first reason that applies",
    statement: """
      When several reasons to refuse an activity apply, the refusal names the first of them in \
      this order: denied, visibility, attributesTooLarge, targetMaximumExceeded.
      """,
    party: .runtime,
    assumptions: [.as15],
    observes: EventKinds(.activityRefused),
    inapplicable: withoutActivities
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.activities(.refused(let id, let reason))) = event.body,
      let call = check.state.activities.askedCall(id)
    else { return }
    let reasons = ActivityError.allCases.filter {
      check.state.activities.isReason(
        $0,
        toRefuse: id,
        call,
        isForeground: check.state.phone.isForeground,
        check.profile
      )
    }
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
      "activity \(id.number) was refused as \(reason.rawValue), although \(first.rawValue) comes first"
    )
  }
}
