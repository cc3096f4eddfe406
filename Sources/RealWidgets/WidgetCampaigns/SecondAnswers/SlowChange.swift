import WidgetModel

/// A change of what a widget shows that nobody expects at its minute.
///
/// The phase of the moon lasts for days and begins at any second: hours of delay are a matter of taste. So is the
/// part of it that is lit, which drifts by a percent in an hour, at whichever moments the code computes it. What else
/// begins at a mark of the clock, such as a day or a lesson, is expected there.
enum SlowChange {
  /// How many times as long as the delay the new content lasts at least.
  static let ratio: Int64 = 4

  /// Whether the change within some time is at no full five minutes, to the second.
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

  /// Whether two entries differ by at most two percent in some of their shares, and in nothing else.
  static func isDrift(from old: DrawnEntry, to new: DrawnEntry) -> Bool {
    guard old.texts != new.texts, old.texts.count == new.texts.count,
      old.drawing.map(plain) == new.drawing.map(plain)
    else { return false }
    return zip(old.texts, new.texts).allSatisfy { old, new in
      let numbers = (TextNumbers(old).numbers, TextNumbers(new).numbers)
      guard numbers.0 != numbers.1 else { return true }
      return old.contains("%") && numbers.0.count == numbers.1.count
        && zip(numbers.0, numbers.1).allSatisfy { old, new in
          let step = old.subtractingReportingOverflow(new)
          return !step.overflow && step.partialValue.magnitude <= 2
        }
    }
  }

  /// A line of a drawing without its numbers.
  private static func plain(_ line: String) -> String {
    line.split { $0.isNumber || $0 == "." || $0 == "," }.joined()
  }
}
