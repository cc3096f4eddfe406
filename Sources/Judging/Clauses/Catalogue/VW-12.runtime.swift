import WidgetModel

extension Clause {
  /// After an interaction the widget is reloaded at once.
  static let interactionReloads = Clause(
    id: "VW-12.runtime",
    title: "an interaction reloads the tapped widget at once",
    statement: """
      When the intent of a button or toggle has returned, the tapped placed widget, and only it, is \
      reloaded on that account, surely and at once, or as soon as a reload under way has ended.
      """,
    level: .required,
    party: .runtime,
    facts: [.vw12, .vw13, .rb16],
    assumptions: [.as06],
    situations: [
      ClauseSituation("no reload under way"),
      ClauseSituation("a reload under way"),
    ],
    observes: EventKinds(.granted, .held, .removed),
    inapplicable: { $0.isOn(.interactive) ? nil : "the profile's widgets are not interactive" },
    checker: { InteractionReloadsChecker() }
  )
}

private struct InteractionReloadsChecker: Checker {
  private static let interaction = ReloadCauses(.interaction)

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.granted(let id, let causes, let charge)):
      foreign(id, causes, at: index, state, &tally)
      granted(id, causes, charge, event.instant, at: index, state, &tally)
    case .effect(.held(let id, let causes, _)): foreign(id, causes, at: index, state, &tally)
    case .input(.removed(let id)):
      guard let due = due(id, state), due < event.instant else { return }
      missing(id, since: due, at: index, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { id in
      if let due = due(id, state) { missing(id, since: due, at: nil, &tally) }
    }
  }

  /// Since when the reload for an interaction is due, `nil` when none is or one is under way.
  private func due(_ id: PlacementID, _ state: ObservedState) -> Instant? {
    guard let record = state.owedReload(id), record.request == nil,
      let asked = state.owed.instant(Int(id.number), of: InteractionReloadsChecker.interaction)
    else { return nil }
    return max(asked, record.idleSince)
  }

  private func foreign(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard causes.contains(.interaction), let record = state.owedReload(id),
      !record.explained.contains(.interaction)
    else { return }
    tally.violated(
      "another widget",
      at: index,
      placement: id,
      "a reload for an interaction, though no intent of this placed widget has returned"
    )
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ charge: Int32,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let record = state.owedReload(id), let due = due(id, state),
      let asked = state.owed.instant(Int(id.number), of: InteractionReloadsChecker.interaction)
    else { return }
    guard causes.contains(.interaction) else {
      // What was due already at the instant of the answer may go first.
      guard asked < now else { return }
      tally.violated(
        "another went first",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "the reload for the interaction first",
          actual: "one for \(causes.words)"
        ),
        "a reload for \(causes.words) was granted while one for an interaction was due"
      )
      return
    }
    tally.see(asked < record.idleSince ? 1 : 0)
    if now > due {
      tally.violated(
        "late",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted at \(due)",
          actual: "granted \(now - due) later",
          limit: Limit(due)
        ),
        "the reload for an interaction was granted \(now - due) after it was due"
      )
    }
    if charge != 0, state.profile.exemptCauses.contains(.interaction) {
      tally.violated(
        "charged",
        at: index,
        placement: id,
        comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
        "the reload for an interaction was charged \(charge)"
      )
    }
  }

  private func missing(
    _ id: PlacementID,
    since due: Instant,
    at index: Int?,
    _ tally: inout Tally
  ) {
    tally.violated(
      "not reloaded",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "granted at \(due)",
        actual: "not granted",
        limit: Limit(due)
      ),
      "the reload for an interaction was not granted, though due since \(due)"
    )
  }
}
