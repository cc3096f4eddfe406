import WidgetModel

// The bucket counts in fractions of a token: one token is a day's microseconds. R tokens in 24
// hours are then exactly R fractions per microsecond, and nothing is ever rounded.
extension RefreshBudget {
  /// The fractions that make one token.
  static var token: Int64 { Interval.day.microseconds }

  /// The fractions in a full bucket.
  var capacity: Int64 { burst * RefreshBudget.token }

  /// The tokens refilled over 24 hours, R.
  var refill: Int64 { limit - burst }

  /// Adds the refill since the last call.
  mutating func fill(until now: Instant) {
    let elapsed = Interval(microseconds: (now - filled).microseconds)
    guard elapsed > .zero else { return }
    level = min(capacity, (Interval(microseconds: level) + elapsed * refill).microseconds)
    filled = now
  }

  /// The instant at which the bucket holds a whole token, counted from the last refill.
  var instantOfNextToken: Instant {
    guard refill > 0, capacity >= RefreshBudget.token else { return .never }
    let missing = RefreshBudget.token - level
    // Rounded up: one microsecond earlier the token is still incomplete.
    return filled + Interval(microseconds: (missing + refill - 1) / refill)
  }
}
