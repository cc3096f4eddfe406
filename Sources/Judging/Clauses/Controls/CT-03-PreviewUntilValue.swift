import WidgetModel

/// A control shows its preview until its first value, and then its values.
struct PreviewUntilValue: ControlShowClause {
  enum Situation: String, ClauseWord {
    case preview = "a control was added"
    case value = "its code gave another value than it showed"
    case sameValue = "its code gave the value that it showed"
  }

  enum Violation: String, ClauseWord, ControlShowViolation {
    case notShown = "not shown"
    case otherState = "other state"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-03.runtime",
    title: "a control shows its preview, then its values",
    statement: """
      A toggle that a person adds shows its preview until its code has given a value, and then the \
      last value that its code gave, unless a tap has changed it since (AS-18).
      """,
    party: .runtime,
    facts: [.ct03, .ct13],
    assumptions: [.as02, .as18],
    observes: EventKinds.controls.union(EventKinds(.answered, .controlShown)),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()

  static func isAbout(_ origin: ControlRecord.Origin) -> Bool {
    origin == .added || origin == .value
  }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.controls(.added(let id))):
      if let control = check.state.controls.record(id), control.isToggle, !control.isAdded {
        check.see(.preview)
      }
    case .input(.answered(let id, .value(let isOn), _)):
      guard let request = check.state.requests[id], request.kind == .control, !id.isOfHarness,
        let control = check.state.controls.added(request.subject.widget)
      else { return }
      check.see(control.shown == ControlState(isOn: isOn) ? .sameValue : .value)
    default: break
    }
  }
}
