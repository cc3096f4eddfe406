import WidgetModel

/// The times of day that code has written in a format of its own: with AM or PM, or on 24 hours.
///
/// A format that the system gave for a template without hours of its own is the person's: what is written in it does
/// not count, nor what is written in an equal one, since a format does not say where it came from. The region of a
/// style or formatter counts as fixed if it is not the person's.
///
/// Source: Apple, Technical Q&A QA1480.
@_spi(Hosting) public enum FixedTimes {
  /// Where each text with AM or PM was written first.
  nonisolated(unsafe) public private(set) static var places: [String: SourcePlace] = [:]

  /// Where each text with an hour after noon on 24 hours was written first.
  nonisolated(unsafe) public private(set) static var fullDayPlaces: [String: SourcePlace] = [:]

  /// The formats that the system gave.
  nonisolated(unsafe) private static var allowed: Set<String> = []

  /// The texts that are remembered at most.
  private static let memory = 512

  /// Forgets the texts, as before another case; a format may have come from the system once for all cases.
  public static func begin() {
    places.removeAll()
    fullDayPlaces.removeAll()
  }

  /// Remembers a text that has a time of day.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - format: In which format it is written.
  ///   - isOfPerson: Whether it is written in the person's zone; else 13:05 may be a span of time.
  static func note(_ text: String, writtenIn format: String, isOfPerson: Bool) {
    guard !allowed.contains(format), !text.isEmpty else { return }
    if hasTwelveHours(format) {
      add(text, to: &places)
    } else if isOfPerson, hasFullDay(format), saysAfternoon(text) {
      add(text, to: &fullDayPlaces)
    }
  }

  /// Remembers a text that is written for another region than the person's, if it has a time of day.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - region: The region.
  ///   - isOfPerson: Whether it is written in the person's zone; else 13:05 may be a span of time.
  static func note(_ text: String, writtenFor region: Locale, isOfPerson: Bool) {
    guard region.identifier != Locale.current.identifier else { return }
    note(text, writtenIn: region, isOfPerson: isOfPerson)
  }

  /// Remembers a text of a format that says which hours it has, in the words of a region or of none.
  static func note(_ text: String, writtenIn region: Locale?, isOfPerson: Bool) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = region
    let halves = [calendar.amSymbol, calendar.pmSymbol].filter { !$0.isEmpty }
    if text.contains(where: \.isNumber), halves.contains(where: text.contains) {
      add(text, to: &places)
    } else if isOfPerson, saysAfternoon(text) {
      add(text, to: &fullDayPlaces)
    }
  }

  private static func add(_ text: String, to places: inout [String: SourcePlace]) {
    guard places[text]?.isKnown != true else { return }
    if places.count >= memory { places.removeAll() }
    places[text] = CallPlace.here
  }

  /// Remembers a format that the system gave for a template, unless the template says which hours.
  static func allow(_ format: String?, for template: String) {
    guard let format, letters(of: template).isDisjoint(with: ["h", "H", "k", "K"]) else { return }
    allowed.insert(format)
  }

  /// Whether a format writes hours up to 12 and AM or PM.
  static func hasTwelveHours(_ format: String) -> Bool {
    let letters = letters(of: format)
    return !letters.isDisjoint(with: ["h", "K"]) && letters.contains("a")
  }

  /// Whether a format writes hours up to 23 or 24, and minutes.
  static func hasFullDay(_ format: String) -> Bool {
    let letters = letters(of: format)
    return !letters.isDisjoint(with: ["H", "k"]) && letters.contains("m")
      && !letters.contains("a")
  }

  /// The letters of a format that stand for something.
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

  /// Whether a text has an hour from 13 to 23 before a colon or point and two digits, which are no day and month.
  static func saysAfternoon(_ text: String) -> Bool {
    text.contains(/(^|[^\d.])(1[3-9]|2[0-3])[:.h]\d\d($|[^\d.])/)
  }
}
