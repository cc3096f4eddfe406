import WidgetModel

/// The words by which a text says which day it is: "today", or the day of the week.
struct DayNames {
  private let words: [String]

  /// The names of the day in which a date lies in a zone.
  init(_ date: WallDate, _ zone: Surroundings.Zone) {
    let local = date + zone.offset(at: date)
    let day = local.microseconds.dividing(by: Interval.day.microseconds)
    let weekday = DayNames.weekdays[Int((day + 4) % 7 + 7) % 7]
    words = ["today", weekday, String(weekday.prefix(3))]
  }

  /// Whether a text says so.
  func areIn(_ text: String) -> Bool {
    let parts = TextNumbers(text).words
    return words.contains { parts.contains($0) }
  }

  /// From Sunday on; the first of January 1970 was a Thursday.
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
}

extension Int64 {
  /// The quotient, rounded down.
  fileprivate func dividing(by divisor: Int64) -> Int64 {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
