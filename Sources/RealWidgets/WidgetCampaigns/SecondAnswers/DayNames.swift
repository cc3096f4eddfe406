import WidgetModel

/// The words by which a text says which day it is: "today", or the day of the week.
struct DayNames {
  private let words: [String]

  /// The names of the day in which a date lies in a zone.
  init(_ date: WallDate, _ zone: Surroundings.Zone) {
    let weekday = CivilDay(of: date, in: zone).weekday.word
    words = ["today", weekday, String(weekday.prefix(3))]
  }

  /// Whether a text says so.
  func areIn(_ text: String) -> Bool {
    let parts = TextNumbers(text).words
    return words.contains { parts.contains($0) }
  }
}
