import WidgetModel

extension PlatformHistory {
  /// Whether the policy of the newest timeline asks for a reload now (TL-19, TL-21, TL-23).
  func policyAsks(_ place: Int, at now: Instant) -> Bool {
    guard let timeline = placements[place].newest, !timeline.hasAsked,
      let date = timeline.policyDate
    else { return false }
    return clock.latest(since: timeline.clockMoves, at: now) >= date
  }

  /// The instant at which the policy asks if nobody moves the clock.
  func nextPolicy(_ place: Int) -> Instant {
    guard let timeline = placements[place].newest, !timeline.hasAsked,
      let date = timeline.policyDate
    else { return .never }
    return clock.instant(of: date)
  }

  /// The instant at which a failed reload is asked for again (TL-46).
  func nextRetry(_ place: Int) -> Instant {
    placements[place].failed.map { $0 + profile.interval(.failureBackoff) } ?? .never
  }
}
