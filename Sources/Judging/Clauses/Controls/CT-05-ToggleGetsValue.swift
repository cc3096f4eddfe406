import WidgetModel

/// A tap on a control runs its intent, with the value that the system fills in.
struct ToggleGetsValue: ControlTapClause {
  enum Situation: String, ClauseWord {
    case button = "a button was tapped"
    case toggleOff = "a toggle that did not show on was tapped"
    case toggleOn = "a toggle that showed on was tapped"
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
      On an unlocked phone, a tap on a control's toggle or button runs its intent; a toggle's \
      intent gets the opposite of the value that the toggle showed. No control's intent runs \
      without a tap.
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
        "control \(subject.widget.number)'s intent runs without a tap"
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
      "control \(subject.widget.number)'s intent gets the value \(subject.isOn ? "on" : "off")"
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
      "control \(control.widget.number)'s intent did not run"
    )
  }
}
