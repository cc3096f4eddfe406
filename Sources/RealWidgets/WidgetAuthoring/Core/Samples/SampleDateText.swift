import Foundation
import WidgetModel

/// A date in UTC, to the second; formatted by hand, since a formatter takes longer than an answer.
struct SampleDateText {
  let day: Substring

  let clock: Substring

  /// Formats a date of the years 1 to 9999.
  init(_ date: Date) {
    let seconds = Int64(date.timeIntervalSince1970.rounded(.down))
    let text = "\(WallDate(microseconds: seconds * 1_000_000))"
    day = text.prefix(10)
    clock = text.dropFirst(11).prefix(8)
  }

  /// The date in ISO 8601, such as `2026-01-05T07:00:00Z`.
  var iso: String { "\(day)T\(clock)Z" }

  /// The formats in which servers write dates, the most likely first.
  var all: [String] {
    let parts = day.split(separator: "-")
    guard parts.count == 3 else { return Array(repeating: iso, count: SampleDateText.count) }
    let (year, month, date) = (parts[0], parts[1], parts[2])
    return [
      iso, "\(day)T\(clock).000Z", "\(day)T\(clock)", "\(day)T\(clock.prefix(5))",
      "\(day) \(clock)",
      "\(day)", "\(date).\(month).\(year)", "\(month)/\(date)/\(year)",
    ]
  }

  static let count = 8
}
