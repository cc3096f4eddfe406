import WidgetModel

/// A control's tapped toggle shows its new state, and reverts when its intent fails.
struct ControlFlips: ControlShowClause {
  enum Situation: String, ClauseWord {
    case on = "tapped and on"
    case off = "tapped and off"
    case failed = "its intent failed"
  }

  enum Violation: String, ClauseWord, ControlShowViolation {
    case notShown = "not shown"
    case otherState = "other state"
  }

  static let clause = Clause(
    Self.self,
    id: "AS-18.runtime",
    title: "a tapped toggle flips, and reverts if its intent fails",
    statement: """
      A control's toggle shows its new state the moment it is tapped. When its intent fails, it \
      shows the last value that its code gave, or its preview if there is none.
      """,
    party: .runtime,
    assumptions: [.as18, .as02],
    observes: EventKinds.controls.union(
      EventKinds(.controlTapped, .answered, .failed, .controlShown)
    ),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()

  static func isAbout(_ origin: ControlRecord.Origin) -> Bool {
    origin == .tap || origin == .failedAction
  }

  static func isAtOnce(_ origin: ControlRecord.Origin) -> Bool { origin == .tap }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.controls(.tapped(let id))):
      guard let control = check.state.controls.added(id), control.isToggle,
        case .intent = control.destination(isLocked: check.state.phone.isLocked)
      else { return }
      check.see(control.valueAfterTap ? .on : .off)
    case .effect(.failed(let id, _)):
      guard let request = check.state.requests[id], request.kind == .controlAction,
        check.state.controls.added(request.subject.widget)?.isToggle == true
      else { return }
      check.see(.failed)
    default: break
    }
  }
}
