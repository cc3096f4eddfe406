import WidgetModel

extension RefreshBudget {
  /// Forgets the reloads that have left the sliding window (t - 24 h, t].
  mutating func forget(at now: Instant, by decisions: some RuntimeDecisions) {
    let day = Interval.day.microseconds
    while oldest < spent.count,
      decisions.holds(.windowPassed, (now - spent[oldest]).microseconds, day)
    {
      oldest += 1
    }
    // Half the list is dead: move the rest down, so that the list stays as long as the window.
    guard oldest > 32, oldest * 2 > spent.count else { return }
    spent.removeFirst(oldest)
    oldest = 0
  }

  /// When so many reloads have left the sliding window that one more has room.
  var instantOfNextPlace: Instant {
    let index = spent.count - Int(limit)
    guard spent.indices.contains(index) else { return .never }
    return spent[index] + .day
  }

  /// Starts the anchored window anew when the wall clock has passed the anchor.
  ///
  /// A clock that is moved backwards returns to an earlier window and keeps its count.
  mutating func turn(at wall: WallDate, by decisions: some RuntimeDecisions) {
    let current = RefreshBudget.window(of: wall, anchor: anchor)
    if decisions.holds(.anchorPassed, current, window) { used = 0 }
    window = current
  }

  /// The number of the anchored window that a wall date lies in.
  static func window(of wall: WallDate, anchor: Int64) -> Int64 {
    let since = (wall - Interval(microseconds: anchor)).microseconds
    let (days, rest) = since.quotientAndRemainder(dividingBy: Interval.day.microseconds)
    return rest < 0 ? days - 1 : days
  }

  /// The first wall date after another at which the anchored window starts anew.
  func anchorDate(after wall: WallDate) -> WallDate {
    let next = RefreshBudget.window(of: wall, anchor: anchor) + 1
    let since = Interval.day * next + Interval(microseconds: anchor)
    return WallDate(microseconds: since.microseconds)
  }
}
