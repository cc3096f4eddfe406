import WidgetModel

/// A day of the Gregorian calendar without a zone.
struct CivilDay: Hashable {
  /// The days since the first of January 1970.
  let number: Int64

  init(number: Int64) { self.number = number }

  /// The day of a date in universal time.
  init(of date: WallDate) { number = date.microseconds / Interval.day.microseconds }

  /// The moment at a time of this day in a zone.
  func moment(_ time: Interval, in zone: Surroundings.Zone) -> WallDate {
    let moment = WallDate(microseconds: number * Interval.day.microseconds) + time
    return moment - zone.offset(at: moment)
  }

  var year: Int { Int(parts.year) }
  var month: Int { Int(parts.month) }
  var day: Int { Int(parts.day) }

  /// From 0 for Sunday; the first of January 1970 was a Thursday.
  var weekday: Int { Int((number + 4) % 7 + 7) % 7 }

  /// The day as in ISO 8601.
  var written: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private var parts: (year: Int64, month: Int64, day: Int64) { civil(fromDays: number) }
}

/// An English text that may name a day.
struct DayText {
  private let words: [String]
  private let numbers: [Int]

  /// Reads a text.
  init(_ text: String) {
    let read = TextNumbers(text)
    words = read.words
    numbers = read.numbers
  }

  /// Returns whether the text names a day by its date, by its weekday alone, or by the number of days until it.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - today: The number of the current day.
  /// - Returns: `true` if it does.
  func says(_ day: CivilDay, _ today: Int64) -> Bool {
    let distance = Int(day.number - today)
    let relative = [-1: ["yesterday"], 0: ["today", "tonight"], 1: ["tomorrow"]][distance] ?? []
    if relative.contains(where: words.contains) { return true }
    let months = words.compactMap { word in DayText.months.firstIndex { word.isShort(for: $0) } }
    if !months.isEmpty {
      return months.contains(day.month - 1) && numbers.map(abs).contains(day.day)
    }
    if words.contains(where: ["day", "days", "d"].contains) {
      return numbers.contains { abs($0) == abs(distance) }
    }
    let named = words.compactMap { word in DayText.weekdays.firstIndex { word.isShort(for: $0) } }
    if let first = named.first { return named.count == 1 && first == day.weekday }
    // Numeric dates: month and day are adjacent, with a year before or after them.
    let figures = numbers.map(abs)
    return zip(figures, figures.dropFirst()).contains {
      $0 == (day.month, day.day) || $0 == (day.day, day.month)
    }
  }

  /// From January on.
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// From Sunday on.
  fileprivate static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]
}

extension String {
  /// Whether it is a name or its abbreviation.
  fileprivate func isShort(for name: String) -> Bool {
    self == name || self == name.prefix(3) || self == "sept" && name == "september"
  }
}
