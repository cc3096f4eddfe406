import WidgetModel

/// The times of day that code has written in a fixed format, with AM or PM or on 24 hours.
///
/// A format that the system returned for a template without hours is the person's and does not
/// count, nor does an equal one, since a format does not record its origin. A region is fixed if it
/// is not the person's. Source: Apple, Technical Q&A QA1480.
@_spi(Hosting) public enum FixedTimes {
  /// The first place of each text with AM or PM.
  nonisolated(unsafe) public private(set) static var places: [String: SourcePlace] = [:]

  /// The first place of each text with an afternoon hour on 24 hours.
  nonisolated(unsafe) public private(set) static var fullDayPlaces: [String: SourcePlace] = [:]

  /// The formats that the system returned.
  nonisolated(unsafe) private static var allowed: Set<String> = []

  private static let memory = 512

  /// Clears the texts before a case, but not the formats, which code may have cached.
  public static func begin() {
    places.removeAll()
    fullDayPlaces.removeAll()
  }

  /// Records a text with a time of day; outside the person's time zone, 13:05 may be a duration.
  static func record(_ text: String, writtenIn format: String, isOfPerson: Bool) {
    guard !allowed.contains(format), !text.isEmpty else { return }
    if hasTwelveHours(format) {
      add(text, to: &places)
    } else if isOfPerson, hasFullDay(format), saysAfternoon(text) {
      add(text, to: &fullDayPlaces)
    }
  }

  static func record(_ text: String, writtenFor region: Locale, isOfPerson: Bool) {
    guard region.identifier != Locale.current.identifier else { return }
    record(text, writtenIn: region, isOfPerson: isOfPerson)
  }

  static func record(_ text: String, writtenIn region: Locale?, isOfPerson: Bool) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = region
    let halves = [calendar.amSymbol, calendar.pmSymbol].filter { !$0.isEmpty }
    if text.contains(where: \.isNumber), halves.contains(where: text.contains) {
      add(text, to: &places)
    } else if isOfPerson, saysAfternoon(text) {
      add(text, to: &fullDayPlaces)
    }
  }

  /// Records a text that `String(format:)` assembled from the numbers of an hour and a minute, with
  /// AM or PM; on 24 hours, the numbers may as well be a duration.
  static func record(_ text: String, filledInto format: String) {
    // German texts continue after "am", the preposition.
    guard format.contains(/%[\d$.]*l*[diu]:%[\d$.]*l*[diu]/),
      text.contains(
        /\b(?:1[0-2]|0?[1-9]):[0-5]\d[ \u{A0}\u{202F}]?(?:[AP]\.?M\b|[ap]\.?m\.?$)/
      )
    else { return }
    add(text, to: &places)
  }

  private static func add(_ text: String, to places: inout [String: SourcePlace]) {
    guard places[text]?.isKnown != true else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  /// Records a format that the system returned for a template, unless the template specifies hours.
  static func allow(_ format: String?, for template: String) {
    guard let format, letters(of: template).isDisjoint(with: ["h", "H", "k", "K"]) else { return }
    allowed.insert(format)
  }

  /// Returns true if a format has hours up to 12 and AM or PM.
  static func hasTwelveHours(_ format: String) -> Bool {
    let letters = letters(of: format)
    return !letters.isDisjoint(with: ["h", "K"]) && letters.contains("a")
  }

  /// Returns true if a format has hours up to 23 or 24, and minutes.
  static func hasFullDay(_ format: String) -> Bool {
    let letters = letters(of: format)
    return !letters.isDisjoint(with: ["H", "k"]) && letters.contains("m")
      && !letters.contains("a")
  }

  private static func letters(of format: String) -> Set<Character> {
    var isQuoted = false
    var found: Set<Character> = []
    for letter in format {
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, letter.isLetter {
        found.insert(letter)
      }
    }
    return found
  }

  /// Returns true if a text has an hour from 13 to 23 and minutes, and not a day and month.
  static func saysAfternoon(_ text: String) -> Bool {
    text.contains(/(^|[^\d.])(1[3-9]|2[0-3])[:.h]\d\d($|[^\d.])/)
  }
}
