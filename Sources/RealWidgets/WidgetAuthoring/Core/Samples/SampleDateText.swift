import Foundation
import WidgetModel

/// A date in universal time, to the second, as texts write it.
///
/// Made by hand: a formatter takes longer to make than a whole answer.
struct SampleDateText {
  /// The year, month and day, such as `2026-01-05`.
  let day: Substring

  /// The hour, minute and second, such as `07:00:00`.
  let clock: Substring

  /// Writes a date of the years 1 to 9999.
  init(_ date: Date) {
    let seconds = Int64(date.timeIntervalSince1970.rounded(.down))
    let text = "\(WallDate(microseconds: seconds * 1_000_000))"
    day = text.prefix(10)
    clock = text.dropFirst(11).prefix(8)
  }

  /// The date as ISO 8601 has it, such as `2026-01-05T07:00:00Z`.
  var iso: String { "\(day)T\(clock)Z" }

  /// The ways in which servers write dates, the likeliest first.
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

  /// How many ways there are.
  static let count = 8
}
