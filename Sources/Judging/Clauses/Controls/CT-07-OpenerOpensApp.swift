import WidgetModel

/// A control's button that opens the app does so.
struct OpenerOpensApp: ControlTapClause {
  enum Situation: String, ClauseWord {
    case free = "tapped, with an intent that needs no authentication"
    case authenticated = "tapped, with an intent that needs authentication"
  }

  enum Violation: String, ClauseWord, ControlTapViolation {
    case nowhere
    case elsewhere
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "CT-07.runtime",
    title: "a control that opens the app does so",
    statement: """
      On an unlocked phone, a tap on a control whose button opens the app opens it, whether or not \
      its intent needs authentication.
      """,
    party: .runtime,
    facts: [.ct07],
    assumptions: [.as02],
    observes: EventKinds.controls.union(EventKinds(.controlTapped, .controlLed)),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()

  static func isAbout(_ control: ControlRecord, isLocked: Bool) -> Bool {
    !isLocked && control.declaration.control.form == .opener
  }

  func see(_ control: ControlRecord, isLocked: Bool, _ check: ClauseCheck<Self>) {
    check.see(control.declaration.control.needsAuthentication ? .authenticated : .free)
  }
}
