import WidgetModel

/// The remainder of one budget, computed only from the charges.
///
/// For a token bucket the account keeps no level. It keeps the instant at which a source that sent
/// one charge every 24 h / R would be due next (virtual scheduling, as cell-rate policers do): a
/// charge conforms unless it comes more than B - 1 such steps ahead of that instant. The rule is
/// equivalent to the bucket's, but differs from what runtimes do, so that both are unlikely to
/// share a mistake.
///
/// A charge that does not conform is not booked, so that one violation does not cause the next.
///
/// The owner of an account releases it with ``deallocate()``; a copy shares the sliding window.
struct BudgetAccount {
  let model: BudgetModel
  private let limit: Int
  private let burst: Int64
  private let refill: Int64
  private let anchor: Int64

  /// The due instant of the steady source, times R, so that nothing is rounded.
  private var schedule: Int128 = 0

  /// For a token bucket, the instant from which the next charge conforms; computed once for each
  /// charge.
  private(set) var conformance = Instant.start

  /// The booked charges that a sliding window may still count, a ring of at most N stored
  /// elsewhere, so that reading an account retains nothing; `nil` for other models.
  private var booked: StableArray<Instant>?
  private var oldest = 0

  /// The window of an anchored budget, its charges, and the time at which it was entered.
  private var window: Int64
  private var used = 0
  private var entered = Instant.start

  /// The instant of the last booked charge, or `nil` before the first.
  private(set) var lastCharge: Instant?

  /// Creates an unspent account.
  init(_ profile: Profile, wall: WallDate) {
    model = profile.budgetModel
    let most = max(0, min(profile[.dailyReloads], 1_000_000_000))
    limit = Int(most)
    burst = max(0, min(profile[.budgetBurst], most))
    refill = most - burst
    anchor = profile[.budgetAnchor]
    window = 0
    window = number(of: wall)
    if model == .slidingWindow { booked = StableArray() }
    conformance = instantOfConformance(schedule)
  }

  func deallocate() { booked?.deallocate() }

  /// Returns the instant, possibly past, from which a charge conforms if none is booked before, or
  /// `never`; in an anchored window at the latest the next passing of the anchor.
  func freeInstant(at now: Instant, wall: WallDate) -> Instant {
    switch model {
    case .unlimited: return .start
    case .tokenBucket: return conformance
    case .slidingWindow:
      guard limit > 0, let booked else { return .never }
      return booked.count < limit ? .start : booked[oldest] + .day
    case .anchoredWindow:
      guard limit > 0 else { return .never }
      let current = number(of: wall)
      if used < limit { return entered }
      if current > window { return now - (wall - start(of: current)) }
      return now + (start(of: current + 1) - wall)
    }
  }

  /// Returns true if a charge conforms at an instant.
  func allows(at now: Instant, wall: WallDate) -> Bool {
    let free = freeInstant(at: now, wall: wall)
    return free <= now && free < .never
  }

  /// Returns true if a charge at an instant would conform and be the last to do so for a while.
  func isLast(at now: Instant, wall: WallDate) -> Bool {
    guard allows(at: now, wall: wall) else { return false }
    switch model {
    case .unlimited: return false
    case .tokenBucket:
      return instantOfConformance(scheduleAfterCharge(at: now)) > now
    case .slidingWindow:
      // The oldest of N - 1 booked charges, if there are that many, must have left the window.
      guard limit > 1, let booked else { return limit == 1 }
      guard booked.count >= limit - 1 else { return false }
      let next = booked.count < limit ? booked[0] : booked[(oldest + 1) % limit]
      return next + .day > now
    case .anchoredWindow: return number(of: wall) <= window && used == limit - 1
    }
  }

  /// Books a charge if it conforms.
  mutating func charge(at now: Instant, wall: WallDate) {
    turn(at: now, wall: wall)
    guard allows(at: now, wall: wall) else { return }
    lastCharge = now
    switch model {
    case .unlimited: break
    case .tokenBucket:
      schedule = scheduleAfterCharge(at: now)
      conformance = instantOfConformance(schedule)
    case .slidingWindow:
      if booked?.count ?? 0 < limit {
        booked?.append(now)
      } else {
        booked?[oldest] = now
        oldest = (oldest + 1) % limit
      }
    case .anchoredWindow: used += 1
    }
  }

  /// Updates the window: a later one starts over, an earlier one keeps the count.
  mutating func turn(at now: Instant, wall: WallDate, isMoved: Bool = false) {
    guard model == .anchoredWindow else { return }
    let current = number(of: wall)
    if current > window {
      used = 0
      entered = isMoved ? now : max(entered, now - (wall - start(of: current)))
    }
    window = current
  }

  private static var step: Int128 { Int128(Interval.day.microseconds) }

  /// Returns the due instant of the steady source after a charge.
  private func scheduleAfterCharge(at now: Instant) -> Int128 {
    max(schedule, Int128(now.microseconds) * Int128(refill)) + BudgetAccount.step
  }

  /// Returns the instant from which a charge conforms to a due instant of the steady source.
  private func instantOfConformance(_ schedule: Int128) -> Instant {
    guard burst > 0 else { return .never }
    let earliest = schedule - Int128(burst - 1) * BudgetAccount.step
    guard earliest > 0 else { return .start }
    guard refill > 0 else { return .never }
    let rounded = (earliest + Int128(refill) - 1) / Int128(refill)
    return Instant(microseconds: Int64(clamping: rounded))
  }

  private func number(of wall: WallDate) -> Int64 {
    let since = (wall - Interval(microseconds: anchor)).microseconds
    let day = Interval.day.microseconds
    return since >= 0 ? since / day : (since + 1) / day - 1
  }

  private func start(of window: Int64) -> WallDate {
    WallDate(microseconds: anchor) + Interval.day * window
  }
}
