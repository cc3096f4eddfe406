import WidgetModel

extension PlatformHistory {
  /// Returns true if the policy of the newest timeline asks for a reload now (TL-19, TL-21, TL-23).
  func policyAsks(_ place: Int, at now: Instant) -> Bool {
    placements[place].newest?.policyAsks(by: clock, at: now) ?? false
  }

  /// Returns the instant at which the policy asks, if nobody moves the clock.
  func nextPolicy(_ place: Int) -> Instant {
    guard let date = placements[place].newest?.dateToAsk else { return .never }
    return clock.instant(of: date)
  }

  /// Returns the instant of the retry of a failed reload (TL-46).
  func nextRetry(_ place: Int) -> Instant {
    placements[place].failed.map { $0 + profile.interval(.failureBackoff) } ?? .never
  }
}

extension CommittedTimeline {
  fileprivate func policyAsks(by clock: borrowing ClockHistory, at now: Instant) -> Bool {
    guard let date = dateToAsk else { return false }
    return latest(by: clock, at: now) >= date
  }
}
