import WidgetModel

struct BudgetHistory {
  private let model: BudgetModel

  /// The charged reloads of 24 hours, N.
  private let daily: Int64

  /// The reloads that may be granted at once, B, and those that are refilled over 24 hours, R.
  private let burst, refill: Int64

  /// The last time that a token bucket was known to be full, and the tokens taken since.
  private var full = Instant.start
  private var takenSinceFull: Int64 = 0

  /// The times of the grants in a sliding window, of which those from ``firstCharged`` on still
  /// count.
  private var charged: [Instant] = []
  private var firstCharged = 0

  /// The number of times that the clock had passed the anchor at the last charged grant, and the
  /// grants since.
  private var passings: Int64 = 0
  private var chargedSincePassing: Int64 = 0

  init(_ profile: Profile) {
    model = profile.budgetModel
    daily = max(0, min(profile[.dailyReloads], 10_000_000))
    burst = max(0, min(profile[.budgetBurst], daily))
    refill = daily - burst
  }

  /// Returns true if a charged reload may be granted now.
  func allows(at now: Instant, _ clock: borrowing ClockHistory) -> Bool {
    switch model {
    case .unlimited: return true
    case .tokenBucket: return min(level(at: now), Int128(burst) * token) >= token
    case .slidingWindow: return Int64(countedCharges(at: now)) < daily
    case .anchoredWindow:
      return (clock.passings(at: now) > passings ? 0 : chargedSincePassing) < daily
    }
  }

  /// Returns the first instant at which a charged reload that is not allowed now may be granted, if
  /// nothing happens.
  func opening(after now: Instant, _ clock: borrowing ClockHistory) -> Instant {
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

  /// One token, in the unit in which ``refill`` is added every microsecond.
  private var token: Int128 { Int128(Interval.day.microseconds) }

  /// Returns the content of a bucket since it was last full; more than its capacity if it is full
  /// again.
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
