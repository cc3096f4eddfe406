import WidgetModel

extension RefreshBudget {
  /// Drops the reloads that have left the sliding window (t - 24 h, t].
  mutating func forget(at now: Instant, by decisions: some RuntimeDecisions) {
    let day = Interval.day.microseconds
    while oldest < spent.count,
      decisions.holds(.windowPassed, (now - spent[oldest]).microseconds, day)
    {
      oldest += 1
    }
    // Half the list is dead: move the rest down, so that the list stays as long as the window.
    // Below 32 entries the move is not worth its cost.
    guard oldest > 32, oldest * 2 > spent.count else { return }
    spent.removeFirst(oldest)
    oldest = 0
  }

  /// The instant at which enough reloads have left the sliding window for one more.
  var instantOfNextPlace: Instant {
    let index = spent.count - Int(limit)
    guard spent.indices.contains(index) else { return .never }
    return spent[index] + .day
  }

  /// Starts a new anchored window past the anchor; a clock moved backward keeps the count.
  mutating func turn(at wall: WallDate, by decisions: some RuntimeDecisions) {
    let current = RefreshBudget.window(of: wall, anchor: anchor)
    if decisions.holds(.anchorPassed, current, window) { used = 0 }
    window = current
  }

  /// Returns the number of the anchored window that contains a wall date.
  static func window(of wall: WallDate, anchor: Int64) -> Int64 {
    let since = (wall - Interval(microseconds: anchor)).microseconds
    let (days, rest) = since.quotientAndRemainder(dividingBy: Interval.day.microseconds)
    // Division truncates toward zero, so a date before the epoch needs one window less.
    return rest < 0 ? days - 1 : days
  }

  /// Returns the first wall date after another at which a new anchored window starts.
  func anchorDate(after wall: WallDate) -> WallDate {
    let next = RefreshBudget.window(of: wall, anchor: anchor) + 1
    let since = Interval.day * next + Interval(microseconds: anchor)
    return WallDate(microseconds: since.microseconds)
  }
}
