import WidgetModel

/// The charged reloads that one placement, kind or app may still have (RB-01, RB-02).
///
/// A budget is a value in exact integers: it receives the instant and the wall date, never reads a
/// clock, and gives equal answers to equal questions. Its model and numbers are the profile's;
/// counts above ``largestCount``, which no run reaches, are clamped to it.
///
/// Before spending, call ``advance(to:wall:by:)``, then compare ``available`` with ``price``.
public struct RefreshBudget: Hashable, Sendable {
  /// The rule by which reloads are rationed.
  public let model: BudgetModel

  /// The charged reloads allowed in 24 hours, N.
  public let limit: Int64

  /// The capacity of a token bucket, B.
  public let burst: Int64

  /// The time of day, in microseconds, at which an anchored window starts over.
  public let anchor: Int64

  /// The content of the bucket; ``price`` is one token.
  public var level: Int64

  /// The instant up to which the bucket has been filled.
  public var filled: Instant

  /// The instants of the charged reloads that the sliding window counts, oldest first.
  public var spent: [Instant] = []

  /// The index in ``spent`` of the oldest one that still counts.
  public var oldest = 0

  /// The charged reloads in the anchored window.
  public var used: Int64 = 0

  /// The number of the anchored window, counted in days of the wall clock.
  public var window: Int64

  /// The largest count that the arithmetic distinguishes.
  public static let largestCount: Int64 = 10_000_000

  /// Creates a full budget; a burst above the limit is read as the limit.
  public init(
    model: BudgetModel,
    limit: Int64,
    burst: Int64 = 0,
    anchor: Int64 = 0,
    at now: Instant = .start,
    wall: WallDate = .defaultStart
  ) {
    self.model = model
    self.limit = max(0, min(limit, RefreshBudget.largestCount))
    self.burst = max(0, min(burst, self.limit))
    self.anchor = anchor
    level = self.burst * RefreshBudget.token
    filled = now
    window = RefreshBudget.window(of: wall, anchor: anchor)
  }

  /// The amount left, in the unit of ``price``, after ``advance(to:wall:by:)``.
  public var available: Int64 {
    switch model {
    case .unlimited: .max
    case .tokenBucket: level
    case .slidingWindow: limit - Int64(spent.count - oldest)
    case .anchoredWindow: limit - used
    }
  }

  /// The price of one charged reload: a whole token, or one of a window's count.
  public var price: Int64 { model == .tokenBucket ? RefreshBudget.token : 1 }

  /// Brings the budget up to an instant and wall date.
  public mutating func advance(
    to now: Instant,
    wall: WallDate,
    by decisions: some RuntimeDecisions = ReferenceDecisions()
  ) {
    switch model {
    case .unlimited: break
    case .tokenBucket: fill(until: now)
    case .slidingWindow: forget(at: now, by: decisions)
    case .anchoredWindow: turn(at: wall, by: decisions)
    }
  }

  /// Takes one charged reload from an up-to-date budget, even if it cannot afford it.
  public mutating func spend(at now: Instant) {
    switch model {
    case .unlimited: break
    case .tokenBucket: level = max(0, level - RefreshBudget.token)
    case .slidingWindow: spent.append(now)
    case .anchoredWindow: used += 1
    }
  }

  /// Returns the last charged reload; the reference never does.
  public mutating func refund() {
    switch model {
    case .unlimited: break
    case .tokenBucket: level = min(capacity, level + RefreshBudget.token)
    case .slidingWindow: if spent.count > oldest { spent.removeLast() }
    case .anchoredWindow: used = max(0, used - 1)
    }
  }

  /// Returns the earliest instant from `now` on at which an up-to-date budget affords a reload.
  ///
  /// Assumes that nothing is spent and the clock is not moved; ``Instant/never`` if it never does.
  public func nextPermission(after now: Instant, wall: WallDate) -> Instant {
    guard available < price else { return now }
    guard limit > 0 else { return .never }
    switch model {
    case .unlimited: return now
    case .tokenBucket: return instantOfNextToken
    case .slidingWindow: return instantOfNextPlace
    case .anchoredWindow: return now + (anchorDate(after: wall) - wall)
    }
  }
}
