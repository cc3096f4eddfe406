import WidgetModel

/// A complication on the active face counts as seen.
struct ComplicationsSeen: ClauseChecker {
  enum Situation: String, ClauseWord {
    case inSight = "a charged reload of a complication in sight"
    case outOfSight =
      "a charged reload of a complication while its page or the device was out of sight"
  }

  enum Violation: String, ClauseWord {
    case unseen
  }

  static let clause = Clause(
    Self.self,
    id: "RB-05.runtime",
    title: "a complication on the active face counts as seen",
    statement: """
      On a watch, no reload of a widget in an accessory family is held because the widget is out \
      of sight.
      """,
    party: .runtime,
    facts: [.rb05],
    observes: EventKinds(.granted, .held),
    inapplicable: {
      $0.isOn(.accessoriesAreSeen)
        ? nil : "the profile has no face on which accessories are always seen"
    }
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.granted(let id, _, let charge)):
      guard charge > 0, let record = check.state.placement(id), check.state.isAlwaysSeen(id)
      else { return }
      check.see(record.isVisible && !check.state.phone.isLocked ? .inSight : .outOfSight)
    case .effect(.held(let id, _, .unseen)):
      guard check.state.isPresent(id), check.state.isAlwaysSeen(id) else { return }
      check.violated(
        .unseen,
        placement: id,
        comparing: Comparison(expected: "seen on the face", actual: "held as unseen"),
        "a reload of a complication was held as out of sight"
      )
    default: break
    }
  }
}
