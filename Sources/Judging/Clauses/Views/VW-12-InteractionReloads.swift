import WidgetModel

/// After an interaction the widget is reloaded at once.
struct InteractionReloads: ClauseChecker {
  enum Situation: String, ClauseWord {
    case idle = "no reload under way"
    case underWay = "a reload under way"
  }

  enum Violation: String, ClauseWord {
    case anotherWidget = "another widget"
    case anotherWentFirst = "another went first"
    case late
    case charged
    case notReloaded = "not reloaded"
  }

  enum Guard: String, ClauseWord {
    case wasDueBefore = "another reload first, at the instant of the intent's return"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-12.runtime",
    title: "an interaction reloads the tapped widget at once",
    statement: """
      When the intent of a button or toggle returns, the tapped placed widget, and no other, is \
      reloaded for the interaction at once, or as soon as a reload in progress ends.
      """,
    party: .runtime,
    facts: [.vw12, .vw13, .rb16],
    assumptions: [.as06],
    // A runtime that reports no taps owes no reload after one.
    observes: EventKinds(.granted, .held, .led, .removed),
    inapplicable: { $0.isOn(.interactive) ? nil : "the profile's widgets are not interactive" }
  )

  private static let interaction = ReloadCauses(.interaction)

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.granted(let id, let causes, let charge)):
      foreign(id, causes, check)
      granted(id, causes, charge, event.instant, check)
    case .effect(.held(let id, let causes, _)): foreign(id, causes, check)
    case .input(.removed(let id)):
      guard let due = due(id, check.state), due < event.instant else { return }
      missing(id, since: due, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { id in
      if let due = due(id, check.state) { missing(id, since: due, check) }
    }
  }

  /// Returns the instant since which the reload for an interaction is due, or `nil` if none is.
  private func due(_ id: PlacementID, _ state: ObservedState) -> Instant? {
    guard let record = state.owed[id], record.request == nil,
      let asked = state.owed.instant(id, of: Self.interaction)
    else { return nil }
    return max(asked, record.idleSince)
  }

  private func foreign(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ check: ClauseCheck<Self>
  ) {
    guard causes.contains(.interaction), let record = check.state.owed[id],
      !record.explained.contains(.interaction)
    else { return }
    check.violated(
      .anotherWidget,
      placement: id,
      "a reload for an interaction, although no intent of this placed widget has returned"
    )
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ charge: Int32,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let record = check.state.owed[id], let due = due(id, check.state),
      let asked = check.state.owed.instant(id, of: Self.interaction)
    else { return }
    guard causes.contains(.interaction) else {
      // A reload that was already due at the instant of the answer may go first.
      if check.skips(.wasDueBefore, if: asked >= now) { return }
      check.violated(
        .anotherWentFirst,
        placement: id,
        comparing: Comparison(
          expected: "the reload for the interaction first",
          actual: "one for \(causes.words)"
        ),
        "a reload for \(causes.words) was granted while one for an interaction was due"
      )
      return
    }
    check.see(asked < record.idleSince ? .underWay : .idle)
    if now > due {
      check.violated(
        .late,
        placement: id,
        comparing: Comparison(
          expected: "granted at \(due)",
          actual: "granted \(now - due) later",
          limit: Limit(due)
        ),
        "the reload for an interaction was granted \(now - due) after it was due"
      )
    }
    if charge != 0, check.profile.exemptCauses.contains(.interaction) {
      check.violated(
        .charged,
        placement: id,
        comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
        "the reload for an interaction was charged \(charge)"
      )
    }
  }

  private func missing(
    _ id: PlacementID,
    since due: Instant,
    _ check: ClauseCheck<Self>
  ) {
    check.violated(
      .notReloaded,
      placement: id,
      comparing: Comparison(
        expected: "granted at \(due)",
        actual: "not granted",
        limit: Limit(due)
      ),
      "the reload for an interaction, due since \(due), was not granted"
    )
  }
}
