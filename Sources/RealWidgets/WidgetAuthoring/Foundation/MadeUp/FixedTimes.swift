import WidgetModel

/// The times of day that code has written with AM or PM in a format of its own.
///
/// A format that the system gave for a template is the person's: what is written in it does not count, nor what is
/// written in an equal one, since a format does not say where it came from.
///
/// Source: Apple, Technical Q&A QA1480.
@_spi(Hosting) public enum FixedTimes {
  /// Where each text was written first.
  nonisolated(unsafe) public private(set) static var places: [String: SourcePlace] = [:]

  /// The formats that the system gave.
  nonisolated(unsafe) private static var allowed: Set<String> = []

  /// The texts that are remembered at most.
  private static let memory = 512

  /// Forgets the texts, as before another case; a format may have come from the system once for all cases.
  public static func begin() { places.removeAll() }

  /// Remembers a text that has a time of 12 hours.
  static func note(_ text: String, writtenIn format: String) {
    guard hasTwelveHours(format), !allowed.contains(format), !text.isEmpty,
      places[text]?.isKnown != true
    else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  /// Remembers a format that the system gave for a template.
  static func allow(_ format: String) { allowed.insert(format) }

  /// Whether a format writes hours up to 12 and AM or PM.
  static func hasTwelveHours(_ format: String) -> Bool {
    var isQuoted = false
    var (hasHours, hasHalf) = (false, false)
    for letter in format {
      switch letter {
      case "'": isQuoted.toggle()
      case "h", "K": hasHours = hasHours || !isQuoted
      case "a": hasHalf = hasHalf || !isQuoted
      default: break
      }
    }
    return hasHours && hasHalf
  }
}
