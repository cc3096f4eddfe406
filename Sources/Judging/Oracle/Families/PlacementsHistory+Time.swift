import WidgetModel

// Effects on placed widgets that are due by time.
extension PlacementsHistory {
  /// Appends and records what is due by time alone: displays, then reasons to reload, then
  /// outcomes; skips placed widgets whose answers cannot have changed.
  mutating func appendDueEffects(
    at now: Instant,
    _ phone: PhoneHistory,
    _ clock: ClockHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    for place in list.indices where isInQuestion(place, at: now) {
      let display = list[place].display.display(at: now, clock, wasUnlocked: phone.wasUnlocked)
      if let display { due.append(.displayed(PlacementID(place), display)) }
    }
    let backoff = profile.interval(.failureBackoff)
    for place in list.indices where isInQuestion(place, at: now) {
      if list[place].display.policyAsks(at: now, clock) {
        list[place].reloads.ask(for: ReloadCauses(.policy))
      }
      list[place].reloads.retry(at: now, after: backoff)
    }
    for place in list.indices
    where isInQuestion(place, at: now) && !list[place].reloads.asked.isEmpty {
      grant(place, at: now, isSeen: isSeen(place, phone), clock, &requests, &due)
    }
    for place in list.indices where isInQuestion(place, at: now) {
      list[place].nextQuestion = nextQuestion(place, at: now, clock, backoff)
    }
    updateFirstQuestion()
  }

  /// Returns true if the answers about a placed widget may have changed.
  private func isInQuestion(_ place: Int, at now: Instant) -> Bool {
    list[place].nextQuestion <= now && list[place].isPresent
  }

  private func nextQuestion(
    _ place: Int,
    at now: Instant,
    _ clock: ClockHistory,
    _ backoff: Interval
  ) -> Instant {
    let display = min(
      list[place].display.nextEntry(at: now, clock),
      list[place].display.nextPolicy(clock)
    )
    let reload = min(
      list[place].reloads.nextRetry(after: backoff),
      list[place].reloads.nextAnswer(at: now, budgets, of: place, clock)
    )
    return max(min(display, reload), now + .tick)
  }

  private mutating func grant(
    _ place: Int,
    at now: Instant,
    isSeen: Bool,
    _ clock: ClockHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    let id = PlacementID(place)
    while !list[place].reloads.asked.isEmpty {
      let causes = list[place].reloads.asked
      switch list[place].reloads.answer(at: now, isSeen: isSeen, budgets, of: place, clock) {
      case .held(let reason):
        if list[place].reloads.hold(causes, reason) { due.append(.held(id, causes, reason)) }
        return
      case .dropped:
        list[place].reloads.forgetAsked()
        due.append(.dropped(id, causes))
      case .granted(let charge):
        list[place].reloads.grant(at: now)
        if charge > 0 { budgets.charge(place, at: now, clock) }
        due.append(.granted(id, causes, charge: charge))
        list[place].reloads.begin(request(.timeline, for: place, at: now, &requests, &due))
      }
    }
  }
}
