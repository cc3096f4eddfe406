import WidgetModel

/// A change of content that nobody expects at its minute.
///
/// A moon phase lasts for days and begins at any second, so a delay of hours is a matter of taste.
/// The same holds for its illuminated share, which drifts by a percent in an hour. Changes at a
/// mark of the clock, such as a new day or lesson, are expected there.
enum SlowChange {
  /// The minimum ratio of the new content's duration to its delay.
  static let ratio: Int64 = 4

  /// Returns true if the change is at no multiple of five minutes, to the second.
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

  /// Returns true if two entries differ only in percentages, by at most two percent.
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

  /// Removes the numbers from a line of a drawing.
  private static func plain(_ line: String) -> String {
    line.split { $0.isNumber || $0 == "." || $0 == "," }.joined()
  }
}
