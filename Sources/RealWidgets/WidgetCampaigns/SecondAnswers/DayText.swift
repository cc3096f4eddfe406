/// An English text that may name a day.
struct DayText {
  private let words: [String]
  private let numbers: [Int]

  init(_ text: String) {
    let read = TextNumbers(text)
    words = read.words
    numbers = read.numbers.map(abs)
  }

  /// Returns true if the text names a day by date, by weekday alone, or by the number of days until
  /// it.
  func says(_ day: CivilDay, _ today: CivilDay) -> Bool {
    let distance = Int(day.number - today.number)
    let relative = [-1: ["yesterday"], 0: ["today", "tonight"], 1: ["tomorrow"]][distance] ?? []
    if relative.contains(where: words.contains) { return true }
    let months = words.compactMap { word in
      DayText.months.firstIndex { $0 == word || word.count >= 3 && $0.prefix(4).hasPrefix(word) }
    }
    if !months.isEmpty { return months.contains(day.month - 1) && numbers.contains(day.day) }
    if words.contains(where: ["day", "days", "d"].contains) {
      return numbers.contains(abs(distance))
    }
    let weekdays = words.compactMap(Weekday.init)
    if let first = weekdays.first { return weekdays.count == 1 && first == day.weekday }
    // Numeric dates: month and day are adjacent, with a year before or after them.
    return zip(numbers, numbers.dropFirst()).contains {
      $0 == (day.month, day.day) || $0 == (day.day, day.month)
    }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
