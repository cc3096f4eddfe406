import WidgetModel

/// A control that cannot get its value has another one to show.
struct ControlHasValue: ClauseChecker {
  enum Situation: String, ClauseWord {
    case value = "answered with a value"
    case error = "threw an error"
    case never = "never answered"
  }

  static let optional: [Situation] = [.error, .never]

  enum Violation: String, ClauseWord {
    case threw
    case never
  }

  enum Guard: String, ClauseWord {
    case processEnded = "a request whose process was killed, or the phone restarted"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-13.provider",
    title: "a control's value arrives even if something fails",
    statement: """
      A request for a control's value neither ends with an error nor stays unanswered.
      """,
    party: .provider,
    facts: [.ct13],
    observes: EventKinds(.asked, .answered, .processKilled, .rebooted),
    needs: [.realCode, .controls],
    advice: """
      Catch errors in `currentValue()` and return the last known value, or the preview value: the \
      control has to show something.
      """
  )

  private var waiting: [(id: RequestID, instant: Instant)] = []

  mutating func begin(_ state: ObservedState) { waiting.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.asked(let id, .control, _)): waiting.append((id, event.instant))
    case .input(.processKilled), .input(.rebooted):
      waiting.removeAll { _ in check.skips(.processEnded, if: true) }
    case .input(.answered(let id, let answer, _)):
      guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
      waiting.remove(at: place)
      guard answer == .threw else { return check.see(.value) }
      check.see(.error)
      check.violated(
        .threw,
        request: id,
        comparing: Comparison(expected: "a value", actual: "an error"),
        "a control's value was not given: its provider threw" + check.state.circumstances
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    // Until twice the deadline a missing value may be merely late, which DL-05 judges.
    let patience = check.profile.interval(.timelineHardDeadline) * 2
    for call in waiting where check.now - call.instant > patience {
      check.see(.never)
      check.violated(
        .never,
        request: call.id,
        comparing: Comparison(
          expected: "a value",
          actual: "none in \(check.now - call.instant)",
          limit: check.state.limit(.timelineHardDeadline, since: call.instant)
        ),
        "a control's value was not given in \(check.now - call.instant)"
          + check.state.circumstances
      )
    }
  }
}
