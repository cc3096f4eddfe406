import WidgetModel

/// The words with which a text names its day: "today", or the day of the week.
struct DayNames {
  private let words: [String]

  init(_ date: WallDate, _ zone: Surroundings.Zone) {
    let weekday = CivilDay(of: date, in: zone).weekday.word
    words = ["today", weekday, String(weekday.prefix(3))]
  }

  func areIn(_ text: String) -> Bool {
    let parts = TextNumbers(text).words
    return words.contains { parts.contains($0) }
  }
}
