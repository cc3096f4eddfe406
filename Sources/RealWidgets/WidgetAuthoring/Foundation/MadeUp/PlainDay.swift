import WidgetModel

/// Parses dates without a time, such as 2026-01-05.
enum PlainDay {
  /// The number of days from January 1, 1970, `nil` if the text is not a date without a time.
  ///
  /// Accepts eight digits, year first with separators, and the German order with periods.
  static func number(of text: String) -> Int? {
    guard text.utf8.count <= 10, text.utf8.allSatisfy({ isDigit($0) || "-/.".utf8.contains($0) })
    else { return nil }
    let parts = text.split { "-/.".contains($0) }
    if parts.count == 1, text.utf8.count == 8 {
      return number(text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2))
    }
    guard parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 { return number(parts[0], parts[1], parts[2]) }
    guard parts[2].utf8.count == 4, text.contains(".") else { return nil }
    return number(parts[2], parts[1], parts[0])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func number(_ year: Substring, _ month: Substring, _ day: Substring) -> Int? {
    guard let year = Int64(year), let month = Int64(month), let day = Int64(day),
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return Int(days(fromCivil: year, month, day))
  }
}
