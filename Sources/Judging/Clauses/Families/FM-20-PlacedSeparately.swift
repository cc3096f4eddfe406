import WidgetModel

/// A change to one placed widget does not affect another one of the same kind.
struct PlacedSeparately: ClauseChecker {
  enum Situation: String, ClauseWord {
    case added = "a widget was added next to another one of its kind"
    case configured = "one of several widgets of a kind was edited"
    case removed = "one of several widgets of a kind was removed"
  }

  enum Violation: String, ClauseWord {
    case reloaded = "reloaded with it"
    case changed = "changed with it"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-20.runtime",
    title: "widgets of one kind are placed separately",
    statement: """
      When a person adds, edits or removes a placed widget, no other placed widget of its kind is \
      reloaded for that, and each shows what it would show anyway.
      """,
    party: .runtime,
    facts: [.fm20],
    observes: EventKinds.inputs.union(EventKinds(.granted, .displayed, .committed))
  )

  /// The widget that a person has just added, edited or removed, until something else happens.
  private var subject: PlacementID?

  mutating func begin(_ state: ObservedState) { subject = nil }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.added(let id)): change(id, .added, if: !check.state.isPresent(id), check)
    case .input(.configured(let id, _)):
      change(id, .configured, if: check.state.isPresent(id), check)
    case .input(.removed(let id)): change(id, .removed, if: check.state.isPresent(id), check)
    // Any other event may change a display for a reason of its own.
    case .input, .effect(.committed): subject = nil
    case .effect(.granted(let id, let causes, _)): granted(id, causes, check)
    case .effect(.displayed(let id, let display)):
      guard isSibling(id, check.state),
        display != check.state.expectedDisplay(of: id, at: event.wall)
      else { return }
      if display == .placeholder, check.state.mayShowPlaceholder(id, at: event.wall) { return }
      check.violated(
        .changed,
        placement: id,
        comparing: Comparison(expected: "the expected display", actual: "another display"),
        "a widget's display changed when another one of its kind was added, edited or removed"
      )
    default: break
    }
  }

  private mutating func change(
    _ id: PlacementID,
    _ situation: Situation,
    if happens: Bool,
    _ check: ClauseCheck<Self>
  ) {
    guard happens, check.state.placements.contains(id) else {
      subject = nil
      return
    }
    subject = id
    var hasSibling = false
    check.state.forEachPlacement { hasSibling = hasSibling || isSibling($0, check.state) }
    if hasSibling { check.see(situation) }
  }

  private func granted(_ id: PlacementID, _ causes: ReloadCauses, _ check: ClauseCheck<Self>) {
    guard isSibling(id, check.state), let owed = check.state.owed[id] else { return }
    let personal = causes.intersection(ReloadCauses(.added, .configurationChange))
    let unasked = personal.subtracting(owed.explained)
    guard !unasked.isEmpty else { return }
    check.violated(
      .reloaded,
      placement: id,
      comparing: Comparison(expected: "no reload", actual: "a reload for \(unasked.words)"),
      "a widget was reloaded for \(unasked.words), which concerns another one of its kind"
    )
  }

  /// Returns true if a placed widget is another one of the kind that the person changed.
  private func isSibling(_ id: PlacementID, _ state: ObservedState) -> Bool {
    guard let subject, id != subject, state.isPresent(id) else { return false }
    return state.placements[id].placement.widget == state.placements[subject].placement.widget
  }
}
