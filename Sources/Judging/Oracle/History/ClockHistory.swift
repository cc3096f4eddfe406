import WidgetModel

/// How the phone's wall clock was moved, as far as a later question can ask about it.
///
/// A moment of this history is the number of moves before it, since the clock can be moved several times at
/// one instant.
struct ClockHistory {
  /// What the clock would have shown at the start, had it always been as it is now.
  private var atStart: WallDate

  /// How often the clock was moved.
  private(set) var moves = 0

  /// What the clock showed just before the moves, without what a later move saw as late or later.
  private var peaks: [(move: Int, wall: WallDate)] = []

  /// The wall time of day from which days are counted.
  private let anchor: Interval

  /// How often the clock had passed the anchor when it was last moved, and the day that it showed then.
  private var passed: (count: Int64, day: Int64) = (0, 0)

  init(startingAt date: WallDate, anchor: Interval) {
    atStart = date
    self.anchor = anchor
    passed.day = day(of: date)
  }

  /// What the clock shows at an instant after the last move.
  func wall(at now: Instant) -> WallDate {
    atStart + Interval(microseconds: now.microseconds)
  }

  /// The instant at which the clock shows a date if nobody moves it.
  func instant(of date: WallDate) -> Instant {
    .start + (date - atStart)
  }

  /// Notes that somebody moved the clock.
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

  /// The latest date that the clock has shown since it had been moved so often.
  ///
  /// - Complexity: O(log moves).
  func latest(since move: Int, at now: Instant) -> WallDate {
    let wall = wall(at: now)
    guard let last = peaks.last, last.move >= move else { return wall }
    // The walls of the peaks fall, so the first one that counts is the latest of all that count.
    var (low, high) = (0, peaks.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if peaks[middle].move >= move { high = middle } else { low = middle + 1 }
    }
    return max(wall, peaks[low].wall)
  }

  /// How often the clock has passed the anchor of its days (RB-01).
  ///
  /// A clock that was moved back passes it again.
  func passings(at now: Instant) -> Int64 {
    passed.count + day(of: wall(at: now)) - passed.day
  }

  /// The next instant at which the clock passes the anchor if nobody moves it.
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
