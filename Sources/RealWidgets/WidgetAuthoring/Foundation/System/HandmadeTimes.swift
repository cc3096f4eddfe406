import Foundation

/// The hours and minutes that code took from dates by a calendar, perhaps to put a time of day together by hand.
@_spi(Hosting) public enum HandmadeTimes {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var taken: (hours: Set<Int>, minutes: Set<Int>) = ([], [])

  /// Forgets them, as before another case.
  public static func begin() { lock.withLock { taken = ([], []) } }

  static func note(hour: Int?) {
    guard let hour else { return }
    lock.withLock { _ = taken.hours.insert(hour) }
  }

  static func note(minute: Int?) {
    guard let minute else { return }
    lock.withLock { _ = taken.minutes.insert(minute) }
  }

  /// The first time of day in a text whose hour and minute code took from a date, if it is not written as the phone
  /// writes times.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hasFullDay: Whether the phone has 24 hours, so that AM and PM are wrong; else the hours from 13 are.
  /// - Returns: The time, such as `8:30 PM`, `nil` if there is none.
  public static func mistake(in text: String, hasFullDay: Bool) -> String? {
    let (hours, minutes) = lock.withLock { taken }
    guard !hours.isEmpty else { return nil }
    for match in text.matches(of: /(\d{1,2}):(\d{2})(?:[ \u{A0}\u{202F}]?([AaPp])\.?[Mm]\b)?/) {
      guard let hour = Int(match.1), let minute = Int(match.2), minutes.contains(minute) else {
        continue
      }
      if let half = match.3 {
        guard hasFullDay, (1...12).contains(hour) else { continue }
        let isAfternoon = half.lowercased() == "p"
        if hours.contains(hour % 12 + (isAfternoon ? 12 : 0)) { return String(match.0) }
      } else if !hasFullDay, (13...23).contains(hour), hours.contains(hour) {
        return String(match.0)
      }
    }
    return nil
  }
}
