import WidgetModel

// The bucket counts in parts of a token, a day's microseconds to a token, so that R tokens in 24
// hours are exactly R parts a microsecond and nothing is ever rounded.
extension RefreshBudget {
  /// The parts that make one token.
  static var token: Int64 { Interval.day.microseconds }

  /// The parts that a full bucket holds.
  var capacity: Int64 { burst * RefreshBudget.token }

  /// The tokens that flow in over 24 hours, R.
  var refill: Int64 { limit - burst }

  /// Lets flow in what came since the last time.
  mutating func fill(until now: Instant) {
    let elapsed = Interval(microseconds: (now - filled).microseconds)
    guard elapsed > .zero else { return }
    level = min(capacity, (Interval(microseconds: level) + elapsed * refill).microseconds)
    filled = now
  }

  /// When a whole token is there, counted from the last filling.
  var instantOfNextToken: Instant {
    guard refill > 0, capacity >= RefreshBudget.token else { return .never }
    let missing = RefreshBudget.token - level
    return filled + Interval(microseconds: (missing + refill - 1) / refill)
  }
}
