import WidgetModel

/// The charged grants of one budget, as far as a later question can ask about them.
struct BudgetHistory {
  private let model: BudgetModel

  /// The charged reloads of 24 hours, N.
  private let daily: Int64

  /// Those that may be granted at once, B, and those that come in over 24 hours, R.
  private let burst, refill: Int64

  /// When a token bucket was last known to be full, and how many tokens were taken since.
  private var full = Instant.start
  private var takenSinceFull: Int64 = 0

  /// When reloads were granted that a sliding window still counts, from a place on.
  private var charged: [Instant] = []
  private var firstCharged = 0

  /// How often the clock had passed the anchor at the last charged grant, and the grants since it did.
  private var passings: Int64 = 0
  private var chargedSincePassing: Int64 = 0

  init(_ profile: Profile) {
    model = profile.budgetModel
    daily = max(0, min(profile[.dailyReloads], 10_000_000))
    burst = max(0, min(profile[.budgetBurst], daily))
    refill = daily - burst
  }

  /// Whether a charged reload may be granted now.
  func allows(at now: Instant, _ clock: ClockHistory) -> Bool {
    switch model {
    case .unlimited: return true
    case .tokenBucket: return min(level(at: now), Int128(burst) * token) >= token
    case .slidingWindow: return Int64(countedCharges(at: now)) < daily
    case .anchoredWindow:
      return (clock.passings(at: now) > passings ? 0 : chargedSincePassing) < daily
    }
  }

  /// The first instant at which a charged reload may be granted that may not now, if nothing happens.
  func opening(after now: Instant, _ clock: ClockHistory) -> Instant {
    guard daily > 0 else { return .never }
    switch model {
    case .unlimited: return now
    case .tokenBucket:
      guard burst > 0, refill > 0 else { return .never }
      let missing = token - level(at: now)
      let wait = (missing + Int128(refill) - 1) / Int128(refill)
      return now + Interval(microseconds: Int64(clamping: wait))
    case .slidingWindow:
      return charged[charged.count - Int(daily)] + .day
    case .anchoredWindow: return clock.nextPassing(after: now)
    }
  }

  /// Notes a charged grant.
  mutating func charge(at now: Instant, _ clock: ClockHistory) {
    switch model {
    case .unlimited: break
    case .tokenBucket:
      if level(at: now) >= Int128(burst) * token { (full, takenSinceFull) = (now, 0) }
      takenSinceFull += 1
    case .slidingWindow:
      while firstCharged < charged.count, charged[firstCharged] + .day <= now { firstCharged += 1 }
      if firstCharged > 1_000, firstCharged > charged.count / 2 {
        charged.removeFirst(firstCharged)
        firstCharged = 0
      }
      charged.append(now)
    case .anchoredWindow:
      let now = clock.passings(at: now)
      if now > passings { (passings, chargedSincePassing) = (now, 0) }
      chargedSincePassing += 1
    }
  }

  /// One token in the unit in which a microsecond brings ``refill``.
  private var token: Int128 { Int128(Interval.day.microseconds) }

  /// What a bucket holds that was full, from which so many tokens were taken since, and into which so much
  /// has come since; more than it can hold if it is full again.
  private func level(at now: Instant) -> Int128 {
    Int128(burst - takenSinceFull) * token
      + Int128((now - full).microseconds) * Int128(refill)
  }

  private func countedCharges(at now: Instant) -> Int {
    var first = firstCharged
    while first < charged.count, charged[first] + .day <= now { first += 1 }
    return charged.count - first
  }
}
