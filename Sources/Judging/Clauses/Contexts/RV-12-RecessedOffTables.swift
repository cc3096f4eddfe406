import WidgetModel

/// A widget that supports only the recessed style cannot be placed on a horizontal surface.
struct RecessedOffTables: ClauseChecker {
  enum Situation: String, ClauseWord {
    case refused = "a person tries to place such a widget on a horizontal surface"
    case vertical = "a person places such a widget on a vertical surface"
    case another = "a person places another widget on a horizontal surface"
  }

  enum Violation: String, ClauseWord {
    case asked
    case shown
  }

  static let clause = Clause(
    Self.self,
    id: "RV-12.runtime.surface",
    title: "a recessed widget is not on a horizontal surface",
    statement: """
      A visionOS widget that supports only the recessed mounting style is not placed on a \
      horizontal surface: it is not shown there, and its code gets no requests for it.
      """,
    party: .runtime,
    facts: [.rv12],
    assumptions: [.as19],
    observes: EventKinds(.added, .requested, .displayed, .presented),
    inapplicable: ElevatedFirst.withoutRoom
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let state = check.state
    switch event.body {
    case .input(.added(let id)):
      guard let placed = state.placement(id), !placed.isPresent else { return }
      let isRecessed = state.setup.declaration(of: placed.placement).mountingStyles == .recessed
      switch (placed.placement.surface, isRecessed) {
      case (.vertical, true): check.see(.vertical)
      case (.horizontal, false): check.see(.another)
      case (.horizontal, true), (.vertical, false): break
      }
    case .effect(.requested(let request, let kind, let subject)):
      guard refuses(subject.placement, check) else { return }
      check.violated(
        .asked,
        placement: subject.placement,
        request: request,
        comparing: Comparison(expected: "no request", actual: "a \(kind.rawValue) request"),
        "a recessed widget on a horizontal surface gets a \(kind.rawValue) request"
      )
    case .effect(.displayed(let id, _)):
      if refuses(id, check) { report(id, check) }
    case .effect(.presented(let item)):
      guard item.isMounted, item.presentation.form != .none,
        case .placement(let id) = item.content, refuses(id, check)
      else { return }
      report(id, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for _ in 0..<check.state.contexts.refusals { check.see(.refused) }
  }

  private func refuses(_ id: PlacementID, _ check: ClauseCheck<Self>) -> Bool {
    check.state.placement(id).map { !check.state.setup.fitsSurface($0.placement) } ?? false
  }

  private func report(_ id: PlacementID, _ check: ClauseCheck<Self>) {
    check.violated(
      .shown,
      placement: id,
      comparing: Comparison(expected: "not placed", actual: "shown"),
      "a recessed widget is shown on a horizontal surface as placement \(id.number)"
    )
  }
}
