import WidgetModel

/// A change of what a widget shows that nobody expects at its minute.
///
/// The phase of the moon lasts for days and begins at any second: hours of delay are a matter of taste. What begins at
/// a mark of the clock, such as a day or a lesson, is expected there.
enum SlowChange {
  /// How many times as long as the delay the new content lasts at least.
  static let ratio: Int64 = 4

  /// Whether the change within some time is at no full five minutes of the clock, to the second.
  ///
  /// - Parameters:
  ///   - known: A date with the old content.
  ///   - changed: A later date with the new one.
  ///   - isNew: Whether there is new content at a date.
  /// - Returns: Whether it is at none.
  /// - Throws: What the closure throws.
  static func isOffMarks(
    after known: WallDate,
    until changed: WallDate,
    _ isNew: (WallDate) throws -> Bool
  ) rethrows -> Bool {
    let mark = Interval.minutes(5).microseconds
    var (known, changed) = (known, changed)
    while changed.microseconds / mark > known.microseconds / mark {
      guard changed - known > .seconds(1) else { return false }
      let middle = known + Interval(microseconds: (changed - known).microseconds / 2)
      if try isNew(middle) { changed = middle } else { known = middle }
    }
    return true
  }
}
