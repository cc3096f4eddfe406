import WidgetModel

/// A widget's intent handles its errors.
struct IntentsHandleErrors: ClauseChecker {
  enum Situation: String, ClauseWord {
    case returned
    case threw
  }

  static let optional: [Situation] = [.threw]

  enum Violation: String, ClauseWord {
    case threw = "thrown"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer to a request that is not known"
  }

  static let clause = Clause(
    Self.self,
    id: "AI-16.intent",
    title: "a widget's intent does not throw",
    statement: """
      An intent that a widget's button or toggle runs does not throw an error.
      """,
    party: .intent,
    facts: [.ai16],
    observes: EventKinds(.answered),
    needs: [.realCode, .interaction],
    advice: """
      Catch the error in `perform()`, store what went wrong, and let the widget's next entry show it.
      """
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, let answer, _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard request.kind == .intent, request.answers == 0 else { return }
    check.see(answer == .threw ? .threw : .returned)
    guard answer == .threw else { return }
    check.violated(
      .threw,
      placement: request.subject.placement,
      request: id,
      comparing: Comparison(expected: "a result", actual: "an error"),
      "the intent threw an error, which nothing shows to the person"
    )
  }
}
