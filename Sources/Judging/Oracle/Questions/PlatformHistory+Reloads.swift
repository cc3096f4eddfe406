import WidgetModel

extension PlatformHistory {
  /// The outcome of a requested reload.
  enum ReloadAnswer {
    case granted(charge: Int32)
    case held(HoldReason)
    /// It is dropped.
    case dropped
  }

  /// Returns the outcome of a requested reload at this instant.
  ///
  /// Inlined, because otherwise the caller, which changes the history, would copy it whole for the
  /// call.
  @inline(__always)
  func answer(toReloadOf place: Int, at now: Instant) -> ReloadAnswer {
    if placements[place].timelineRequest != nil { return .held(.inFlight) }
    let asked = placements[place].asked
    if !asked.isDisjoint(with: profile.exemptCauses) { return .granted(charge: 0) }
    if !isSeen(place) { return .held(.unseen) }
    if nextSpaced(place) > now { return .held(.spacing) }
    if budgets[budget(of: place)].allows(at: now, clock) { return .granted(charge: 1) }
    return profile.isOn(.dropsOverBudget) ? .dropped : .held(.budget)
  }

  /// Returns the first instant at which the outcome of a held reload changes, if nothing happens.
  func nextAnswer(toReloadOf place: Int, at now: Instant) -> Instant {
    switch placements[place].held?.reason {
    case .spacing: nextSpaced(place)
    case .budget: budgets[budget(of: place)].opening(after: now, clock)
    case .unseen, .inFlight, nil: .never
    }
  }

  /// Returns the first instant at which the spacing after the last reload is over (TL-14).
  private func nextSpaced(_ place: Int) -> Instant {
    placements[place].granted.map { $0 + profile.interval(.minReloadInterval) } ?? .start
  }
}
