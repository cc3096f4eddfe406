import Foundation

/// The hours and minutes that code took from dates by a calendar, perhaps to put a time of day together by hand.
@_spi(Hosting) public struct HandmadeTimes {
  var hours: Set<Int> = []
  var minutes: Set<Int> = []

  /// The first time of day in a text whose hour and minute were taken from a date, if it is not written as the phone
  /// writes times.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hasFullDay: Whether the phone has 24 hours, so that AM and PM are wrong; else the hours from 13 are.
  /// - Returns: The time, such as `8:30 PM`, `nil` if there is none.
  public func mistake(in text: String, hasFullDay: Bool) -> String? {
    guard !hours.isEmpty, !minutes.isEmpty else { return nil }
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

  /// What was taken in this case so far.
  public static var current: HandmadeTimes { lock.withLock { taken } }

  /// Forgets what was taken, as before another case.
  public static func begin() { lock.withLock { taken = HandmadeTimes() } }

  static func note(hour: Int?, minute: Int?) {
    guard hour != nil || minute != nil else { return }
    lock.withLock {
      if let hour { taken.hours.insert(hour) }
      if let minute { taken.minutes.insert(minute) }
    }
  }
}
