import WidgetModel

/// A reload call is a request: by itself it changes nothing on display.
struct CallsShowNothing: ClauseChecker {
  enum Situation: String, ClauseWord {
    case callForKind = "a call for a kind while an entry was on display"
    case callForAll = "a call for all kinds while an entry was on display"
  }

  enum Violation: String, ClauseWord {
    case changed
  }

  static let clause = Clause(
    Self.self,
    id: "WC-03.runtime",
    title: "a reload call changes nothing on display",
    statement: """
      A reload call by itself changes nothing on display: until another timeline is committed, \
      each placed widget shows what it would show without the call.
      """,
    party: .runtime,
    facts: [.wc03],
    observes: EventKinds.inputs.union(EventKinds(.displayed, .committed))
  )

  private var isAfterCall = false

  mutating func begin(_ state: ObservedState) { isAfterCall = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.reloadCalled): noteCall(.callForKind, check)
    case .input(.reloadAllCalled): noteCall(.callForAll, check)
    // Any other input may change the display for a reason of its own.
    case .input: isAfterCall = false
    case .effect(.committed): isAfterCall = false
    case .effect(.displayed(let id, let display)):
      guard isAfterCall, display != check.state.expectedDisplay(of: id, at: event.wall) else {
        return
      }
      if display == .placeholder, check.state.mayShowPlaceholder(id, at: event.wall) { return }
      check.violated(
        .changed,
        placement: id,
        comparing: Comparison(expected: "the previous display", actual: "another display"),
        "a widget's display changed with a reload call, before any timeline came"
      )
    default: break
    }
  }

  private mutating func noteCall(_ situation: Situation, _ check: ClauseCheck<Self>) {
    isAfterCall = true
    check.see(situation, times: check.state.counts.displayingEntry)
  }
}
