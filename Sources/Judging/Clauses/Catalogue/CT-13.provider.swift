import WidgetModel

extension Clause {
  /// A control that cannot get its value has another to show.
  static let controlHasValue = Clause(
    id: "CT-13.provider",
    title: "a control's value is given, whatever fails",
    statement: """
      The request for a control's value is answered with a value, if need be with the preview's: it \
      does not throw, and it does not stay without an answer.
      """,
    level: .recommended,
    party: .provider,
    facts: [.ct13],
    situations: [
      ClauseSituation("answered with a value"),
      ClauseSituation("threw an error", isRequired: false),
      ClauseSituation("never answered", isRequired: false),
    ],
    observes: EventKinds(.asked, .answered, .processKilled, .rebooted),
    needs: [.realCode, .controls],
    checker: { ControlValueChecker() }
  )
}

private struct ControlValueChecker: Checker {
  private var waiting: [(id: RequestID, instant: Instant)] = []

  mutating func begin(_ state: ObservedState) { waiting.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.asked(let id, .control, _)): waiting.append((id, event.instant))
    case .input(.processKilled), .input(.rebooted): waiting.removeAll(keepingCapacity: true)
    case .input(.answered(let id, let answer, _)):
      guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
      waiting.remove(at: place)
      guard answer == .threw else { return tally.see(0) }
      tally.see(1)
      tally.violated(
        "threw",
        at: index,
        request: id,
        comparing: Comparison(expected: "a value", actual: "an error"),
        "the value of a control was not given: its provider threw" + state.circumstances
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    let patience = state.profile.interval(.timelineHardDeadline) * 2
    for call in waiting where state.now - call.instant > patience {
      tally.see(2)
      tally.violated(
        "never",
        at: nil,
        request: call.id,
        comparing: Comparison(
          expected: "a value",
          actual: "none in \(state.now - call.instant)",
          limit: state.limit(.timelineHardDeadline, since: call.instant)
        ),
        "the value of a control was not given in \(state.now - call.instant)"
          + state.circumstances
      )
    }
  }
}
