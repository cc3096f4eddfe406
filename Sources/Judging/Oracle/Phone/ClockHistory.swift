import WidgetModel

/// The moves of the phone's wall clock; a moment is the number of moves before it, because several
/// may come at one instant.
struct ClockHistory {
  /// The date that the clock would have shown at the start, had it always been set as it is now.
  private var atStart: WallDate

  private(set) var moves = 0

  /// The dates just before the moves, without those that the clock had reached by a later move.
  private var peaks: [(move: Int, wall: WallDate)] = []

  /// The wall time of day at which a day begins.
  private let anchor: Interval

  /// The number of times that the clock had passed the anchor at the last move, and the day that it
  /// showed then.
  private var passed: (count: Int64, day: Int64) = (0, 0)

  init(startingAt date: WallDate, anchor: Interval) {
    atStart = date
    self.anchor = anchor
    passed.day = day(of: date)
  }

  /// Returns the date on the clock at an instant after the last move.
  func wall(at now: Instant) -> WallDate {
    atStart + Interval(microseconds: now.microseconds)
  }

  /// Returns the instant at which the clock shows a date, unless it is moved.
  func instant(of date: WallDate) -> Instant {
    .start + (date - atStart)
  }

  mutating func move(by interval: Interval, at now: Instant) {
    let before = wall(at: now)
    passed.count += day(of: before) - passed.day
    atStart = atStart + interval
    passed.day = day(of: wall(at: now))
    passed.count += max(0, passed.day - day(of: before))
    while let last = peaks.last, last.wall <= before { peaks.removeLast() }
    peaks.append((moves, before))
    moves += 1
  }

  /// Returns the latest date shown since the given number of moves, in O(log moves).
  func latest(since move: Int, at now: Instant) -> WallDate {
    let wall = wall(at: now)
    guard let last = peaks.last, last.move >= move else { return wall }
    // The dates of the peaks decrease, so the first one that counts is the latest of all that
    // count.
    var (low, high) = (0, peaks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if peaks[middle].move >= move { high = middle } else { low = middle + 1 }
    }
    return max(wall, peaks[low].wall)
  }

  /// Returns the number of times that the clock passed the anchor, again after a move back (RB-01).
  func passings(at now: Instant) -> Int64 {
    passed.count + day(of: wall(at: now)) - passed.day
  }

  /// Returns the next instant at which the clock passes the anchor, unless it is moved.
  func nextPassing(after now: Instant) -> Instant {
    let days = day(of: wall(at: now)) + 1
    return instant(of: WallDate(microseconds: anchor.microseconds) + .day * days)
  }

  private func day(of date: WallDate) -> Int64 {
    let since = (date - WallDate(microseconds: anchor.microseconds)).microseconds
    let day = since / Interval.day.microseconds
    return since % Interval.day.microseconds < 0 ? day - 1 : day
  }
}
