import WidgetModel

/// On a locked phone the authentication policy of a control's intent holds.
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
    title: "on a locked phone an intent's authentication policy holds",
    statement: """
      A tap on a control of a locked phone leads to authentication, and to nothing else, if its intent needs a person \
      who has authenticated; otherwise it leads where it would on a phone that is not locked.
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
