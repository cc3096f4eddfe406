import Foundation

/// The wording of dates in texts, an assumption in plain English that follows the date, the
/// calendar and the time zone, on which the checks depend.
enum DateText {
  static func time(_ date: Date, in environment: EnvironmentValues) -> String {
    let parts = environment.calendarInZone.unnotedComponents([.hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let clock = hour % 12 == 0 ? 12 : hour % 12
    let text =
      environment.locale.hasFullDay
      ? "\(padded(hour)):\(padded(minute))"
      : "\(clock):\(padded(minute)) \(hour < 12 ? "AM" : "PM")"
    ZonedTexts.record(text, in: environment)
    return text
  }

  static func date(_ date: Date, in environment: EnvironmentValues) -> String {
    let parts = environment.calendarInZone.unnotedComponents([.year, .month, .day], from: date)
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let month = (parts.month ?? 1) - 1
    let name = months.indices.contains(month) ? months[month] : "\(month + 1)"
    let text = "\(name) \(parts.day ?? 1), \(parts.year ?? 1)"
    ZonedTexts.record(text, in: environment)
    return text
  }

  static func range(_ dates: ClosedRange<Date>, in environment: EnvironmentValues) -> String {
    "\(time(dates.lowerBound, in: environment)) – \(time(dates.upperBound, in: environment))"
  }

  static func span(_ style: String, until date: Date, from instant: Date) -> String {
    let seconds = bounded(date.timeIntervalSince(instant))
    switch style {
    case "timer": return clock(abs(seconds), showsHours: true)
    case "offset": return (seconds > 0 ? "-" : "+") + units(abs(seconds), most: 1)
    default: return units(abs(seconds), most: 2)
    }
  }

  static func timer(
    _ range: ClosedRange<Date>,
    at instant: Date,
    countsDown: Bool,
    showsHours: Bool
  ) -> String {
    let now = min(max(instant, range.lowerBound), range.upperBound)
    let seconds =
      countsDown
      ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
    return clock(bounded(seconds), showsHours: showsHours)
  }

  private static func bounded(_ seconds: Double) -> Int {
    // `Int` traps on numbers that it cannot hold.
    seconds.isFinite ? Int(max(-1e12, min(seconds.rounded(.down), 1e12))) : 0
  }

  private static func clock(_ seconds: Int, showsHours: Bool) -> String {
    let (minutes, rest) = (seconds / 60, seconds % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(padded(rest))" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }

  private static func units(_ seconds: Int, most: Int) -> String {
    let sizes = [
      // Approximations: a year of 365 days and a month of 30.
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600),
      ("minute", 60), ("second", 1),
    ]
    var rest = seconds
    var words: [String] = []
    for (name, size) in sizes where words.count < most {
      let count = rest / size
      rest %= size
      if count > 0 {
        words.append("\(count) \(name)\(count == 1 ? "" : "s")")
      } else if !words.isEmpty {
        break
      }
    }
    return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
