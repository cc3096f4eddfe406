import WidgetModel

/// A locked phone applies the authentication policy of a control's intent.
struct LockedControlAuthenticates: ControlTapClause {
  enum Situation: String, ClauseWord {
    case needed = "tapped on a locked phone, with an intent that needs authentication"
    case notNeeded = "tapped on a locked phone, with an intent that needs none"
  }

  enum Violation: String, ClauseWord, ControlTapViolation {
    case nowhere
    case elsewhere
    case unfounded
  }

  static let clause = Clause(
    Self.self,
    id: "CT-12.runtime",
    title: "a locked phone applies an intent's authentication policy",
    statement: """
      On a locked phone, a tap on a control leads only to authentication if its intent needs it; \
      otherwise it leads where it would on an unlocked phone.
      """,
    party: .runtime,
    facts: [.ct12],
    assumptions: [.as02],
    observes: EventKinds.controls.union(
      EventKinds(.controlTapped, .controlLed, .locked, .rebooted)
    ),
    inapplicable: withoutControls
  )

  var monitor = ControlMonitor()

  static func isAbout(_ control: ControlRecord, isLocked: Bool) -> Bool { isLocked }

  func see(_ control: ControlRecord, isLocked: Bool, _ check: ClauseCheck<Self>) {
    check.see(control.declaration.control.needsAuthentication ? .needed : .notNeeded)
  }
}
