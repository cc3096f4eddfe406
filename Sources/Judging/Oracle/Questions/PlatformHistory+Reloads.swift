import WidgetModel

extension PlatformHistory {
  /// What becomes of a reload that is asked for.
  enum ReloadAnswer {
    /// It is granted and charged.
    case granted(charge: Int32)
    /// It waits.
    case held(HoldReason)
    /// It is dropped.
    case dropped
  }

  /// Whether a reload that is asked for is granted now, and if not, why.
  ///
  /// It is part of its caller, who changes the history and would copy it whole to ask.
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

  /// The first instant at which a held reload is answered otherwise if nothing happens.
  func nextAnswer(toReloadOf place: Int, at now: Instant) -> Instant {
    switch placements[place].held?.reason {
    case .spacing: nextSpaced(place)
    case .budget: budgets[budget(of: place)].opening(after: now, clock)
    case .unseen, .inFlight, nil: .never
    }
  }

  /// The first instant at which the last reload lies far enough back (TL-14).
  private func nextSpaced(_ place: Int) -> Instant {
    placements[place].granted.map { $0 + profile.interval(.minReloadInterval) } ?? .start
  }
}
