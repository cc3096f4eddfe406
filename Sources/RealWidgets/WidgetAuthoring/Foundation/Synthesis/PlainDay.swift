import WidgetModel

/// Parses dates without a time, such as 2026-01-05.
enum PlainDay {
  /// Returns the days since January 1, 1970 of a date without a time: eight digits, year first with
  /// separators, or the German order with periods.
  static func number(of text: String) -> Int? {
    guard text.utf8.count <= 10, let parts = parts(of: text),
      let date = WallDate(parts.joined(separator: "-") + "T00:00:00Z")
    else { return nil }
    return Int(date.microseconds / Interval.day.microseconds)
  }

  private static func parts(of text: String) -> [Substring]? {
    let parts = text.split { "-/.".contains($0) }
    guard parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
    if parts.count == 1, text.utf8.count == 8 {
      return [text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)]
    }
    guard parts.count == 3 else { return nil }
    if parts[0].utf8.count == 4 { return parts }
    return parts[2].utf8.count == 4 && text.contains(".") ? parts.reversed() : nil
  }
}
