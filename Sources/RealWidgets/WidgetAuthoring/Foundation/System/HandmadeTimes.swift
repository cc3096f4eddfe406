import Foundation

/// The hours and minutes that code took from dates, perhaps to format a time of day by hand.
@_spi(Hosting) public struct HandmadeTimes {
  var hours: Set<Int> = []
  var minutes: Set<Int> = []

  /// Returns the first time in a text that code took from a date and wrote in the wrong format: AM
  /// or PM with 24 hours, hours from 13 otherwise.
  public func mistake(in text: String, hasFullDay: Bool) -> String? {
    guard !hours.isEmpty, !minutes.isEmpty else { return nil }
    // The spaces before AM and PM include the no-break spaces of CLDR.
    for match in text.matches(of: /(\d{1,2}):(\d{2})(?:[ \u{A0}\u{202F}]?([AaPp])\.?[Mm]\b)?/) {
      guard let hour = Int(match.1), let minute = Int(match.2), minutes.contains(minute) else {
        continue
      }
      if let half = match.3 {
        let isAfternoon = half.lowercased() == "p"
        if hasFullDay, (1...12).contains(hour), hours.contains(hour % 12 + (isAfternoon ? 12 : 0)) {
          return String(match.0)
        }
      } else if !hasFullDay, (13...23).contains(hour), hours.contains(hour) {
        return String(match.0)
      }
    }
    return nil
  }
}

extension HandmadeTimes {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var taken = HandmadeTimes()

  public static var current: HandmadeTimes { lock.withLock { taken } }

  public static func begin() { lock.withLock { taken = HandmadeTimes() } }

  static func record(hour: Int?, minute: Int?) {
    guard hour != nil || minute != nil else { return }
    lock.withLock {
      if let hour { taken.hours.insert(hour) }
      if let minute { taken.minutes.insert(minute) }
    }
  }
}
