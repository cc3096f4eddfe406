import WidgetModel

/// A control's value is requested when it may have changed.
struct ValueAskedAgain: ClauseChecker {
  enum Situation: String, ClauseWord {
    case added = "a control was added"
    case actionReturned = "its intent returned"
    case called = "the app called for it"
    case pushed = "a push arrived"
    case meanwhile = "called for while a request was under way"
  }

  static let optional: [Situation] = [.meanwhile]

  enum Violation: String, ClauseWord {
    case notAsked = "not requested"
    case needless
  }

  enum Guard: String, ClauseWord {
    case isOpen = "a request called for at the exact instant of a failure or retry"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-02.runtime",
    title: "a value that may have changed is requested",
    statement: """
      The value of a control's toggle is requested when a person adds the control, when its intent \
      returns, when its app calls for a reload, and when a push arrives that its declaration \
      handles; at no other time, except to retry a failed request (CT-04). A call during a request \
      causes another one once the value has arrived; if the request fails, its retry serves the \
      call.
      """,
    party: .runtime,
    facts: [.ct02],
    assumptions: [.as02, .as18],
    observes: EventKinds.controls.union(
      EventKinds(
        .controlsReloaded,
        .controlsPushed,
        .answered,
        .requested,
        .failed,
        // A runtime that shows no controls has none to ask for.
        .controlShown
      )
    ),
    inapplicable: withoutControls
  )

  private var monitor = ControlMonitor()

  mutating func begin(_ state: ObservedState) { monitor.begin() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    reportOverdue(event.instant, check)
    switch event.body {
    case .input(.controls(let input)): see(input, check)
    case .input(.answered(let id, .returned, _)):
      guard let request = check.state.requests[id], request.kind == .controlAction,
        !id.isOfHarness, check.state.controls.added(request.subject.widget)?.isToggle == true
      else { return }
      check.see(.actionReturned)
    case .effect(.requested(_, .control, let subject)):
      monitor.stopWaiting(for: subject.widget)
      requested(subject.widget, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { reportOverdue(check.now, check) }

  private func see(_ input: ControlInput, _ check: ClauseCheck<Self>) {
    if case .added(let id) = input {
      guard let control = check.state.controls.record(id), control.isToggle, !control.isAdded
      else { return }
      return check.see(.added)
    }
    check.state.controls.forEachAdded { control in
      guard control.isToggle else { return }
      switch input {
      case .reloadCalled(ControlInput.allKinds): check.see(.called)
      case .reloadCalled(let kind) where Int(kind) == control.declaration.kind:
        check.see(.called)
      case .pushed where control.declaration.isPushEnabled: check.see(.pushed)
      default: return
      }
      if control.request != nil { check.see(.meanwhile) }
    }
  }

  private func requested(_ id: WidgetID, _ check: ClauseCheck<Self>) {
    let control = check.state.controls.added(id)
    // CT-04 judges the retry of a value that failed.
    if let control, control.asked != nil { return }
    if let control, control.failed != nil, !control.isOpen { return }
    if check.skips(.isOpen, if: control?.isOpen ?? false) { return }
    check.violated(
      .needless,
      comparing: Comparison(expected: "nothing", actual: "requested"),
      "control \(id.number)'s value was requested without need"
    )
  }

  private mutating func reportOverdue(_ now: Instant, _ check: ClauseCheck<Self>) {
    check.state.controls.forEachAdded { control in
      guard let asked = control.asked, monitor.reports(control.widget, asked, at: now, check)
      else { return }
      check.violated(
        .notAsked,
        comparing: check.state.overdue("requested", now - asked, at: now),
        "control \(control.widget.number)'s value was not requested"
      )
    }
  }
}
