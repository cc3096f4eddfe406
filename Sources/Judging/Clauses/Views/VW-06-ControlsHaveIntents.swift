import WidgetModel

/// Buttons and toggles have intents.
struct ControlsHaveIntents: ViewClause {
  enum Situation: String, ClauseWord {
    case all = "every button and toggle has one, if there are any"
    case oneWithout = "one has none"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
    case activity = "in a presentation of a Live Activity"
  }

  static let optional: [Situation] = [.oneWithout, .placeholder, .snapshot, .activity]

  enum Violation: String, ClauseWord {
    case noIntent = "no intent"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-06.view",
    title: "buttons and toggles have an intent",
    statement: """
      Every button and toggle in a view tree has an app intent, or is inside a toggle that has \
      one, as a toggle style may draw it.
      """,
    party: .view,
    facts: [.vw06],
    observes: EventKinds(.answered),
    needs: [.drawings, .interaction],
    inapplicable: { $0.isOn(.interactive) ? nil : "the profile's widgets are not interactive" },
    advice: """
      Use `Button(intent:)` and `Toggle(isOn:intent:)` with an `AppIntent`. A closure never runs \
      in a widget; to open the app, use `Link` or `widgetURL`.
      """
  )

  static let seededFaults = [
    SeededFault(
      .closureControl,
      "A button has a closure as its action.",
      faulty: { _ in .showing(ViewNode(.button, depth: 1)) },
      nearMiss: { _ in
        .showing(ViewNode(.toggle, depth: 1, target: 1), ViewNode(.button, depth: 2))
      }
    )
  ]

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    guard let index = tree.firstControlWithoutIntent else { return .kept(.all) }
    let control = tree.nodes[index]
    return .broken(
      .oneWithout,
      .noIntent,
      place: control.place,
      comparing: Comparison(expected: "an intent", actual: "none"),
      message: "a \(control.kind.rawValue) of a view tree has no intent"
    )
  }
}
