import WidgetModel

/// A tap on a control runs its intent, with the value that the system fills in.
struct ToggleGetsValue: ControlTapClause {
  enum Situation: String, ClauseWord {
    case button = "a button was tapped"
    case toggleOff = "a toggle was tapped that did not look on"
    case toggleOn = "a toggle was tapped that looked on"
  }

  enum Violation: String, ClauseWord, ControlTapViolation {
    case nowhere
    case elsewhere
    case unfounded
    case notRun = "not run"
    case otherValue = "other value"
    case otherIntent = "other intent"
    case untapped
  }

  static let clause = Clause(
    Self.self,
    id: "CT-05.runtime",
    title: "a tapped control runs its intent with the new value",
    statement: """
      A tap on a toggle or button of a control runs its intent; that of a toggle gets the other value than the toggle \
      showed. No intent of a control runs without a tap.
      """,
    party: .runtime,
    facts: [.ct05, .ct12],
    assumptions: [.as02, .as18],
    observes: EventKinds.controls.union(
      EventKinds(.controlTapped, .controlLed, .controlShown, .requested)
    ),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()
  private var runs = ControlMonitor()

  mutating func begin(_ state: ObservedState) {
    monitor.begin()
    runs.begin()
  }

  static func isAbout(_ control: ControlRecord, isLocked: Bool) -> Bool {
    !isLocked && control.declaration.control.form != .opener
  }

  func see(_ control: ControlRecord, isLocked: Bool, _ check: ClauseCheck<Self>) {
    guard control.isToggle else { return check.see(.button) }
    check.see(control.valueAfterTap ? .toggleOff : .toggleOn)
  }

  mutating func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.requested(let id, .controlAction, let subject)) = event.body else { return }
    runs.stopWaiting(for: subject.widget)
    guard let action = check.state.controls.added(subject.widget)?.actions.first else {
      return check.violated(
        .untapped,
        request: id,
        comparing: Comparison(expected: "nothing", actual: "runs"),
        "the intent of control \(subject.widget.number) runs without a tap"
      )
    }
    if subject.intent != 1 {
      check.violated(
        .otherIntent,
        request: id,
        comparing: Comparison(expected: "intent 1", actual: "intent \(subject.intent)"),
        "control \(subject.widget.number) runs intent \(subject.intent) instead of its own"
      )
    }
    guard action.isOn != subject.isOn else { return }
    check.violated(
      .otherValue,
      request: id,
      comparing: Comparison(
        expected: action.isOn ? "on" : "off",
        actual: subject.isOn ? "on" : "off"
      ),
      "the intent of control \(subject.widget.number) gets the value \(subject.isOn ? "on" : "off")"
    )
  }

  mutating func lookFurther(
    _ control: ControlRecord,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let action = control.actions.first,
      runs.reports(control.widget, action.since, at: now, check)
    else { return }
    check.violated(
      .notRun,
      comparing: check.state.overdue("run", now - action.since, at: now),
      "the intent of control \(control.widget.number) did not run"
    )
  }
}
