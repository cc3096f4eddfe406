import WidgetModel

/// The dates and times in the URL and the body of a request.
struct RequestAddress {
  let place: String

  private let characters: [Character]

  /// True if a body follows the URL, after a space.
  private let hasBody: Bool

  init(_ reading: OutsideReading) {
    place = reading.place
    hasBody = reading.name.contains(" ")
    characters = Array(RequestAddress.decoded(reading.name))
  }

  /// The address without its query, for messages.
  var start: String { String(characters.prefix { $0 != "?" && $0 != " " }.prefix(80)) }

  var days: [CivilDay] { numerals.compactMap(\.day) }

  var namesZone: Bool {
    let text = String(characters).lowercased()
    return ["tz=", "zone=", "offset="].contains(where: text.contains)
  }

  /// A timestamp in a URL.
  struct Moment {
    let text: String
    let isNamedDay: Bool
  }

  /// Returns the first UTC timestamp within a minute of a date, in ISO 8601 or as seconds or
  /// milliseconds since 1970.
  ///
  /// Skips parameters that ask for newer or older items, for which a timestamp is right, and
  /// bodies, which may be signed or logged with one.
  func moment(near date: WallDate) -> Moment? {
    guard !hasBody else { return nil }
    let second = Interval.seconds(1).microseconds
    for numeral in numerals {
      guard let seconds = numeral.seconds, abs(seconds - date.microseconds / second) < 60 else {
        continue
      }
      let name = parameter(before: numeral.start)
      guard !RequestAddress.ranges.contains(where: name.contains) else { continue }
      return Moment(
        text: numeral.text,
        isNamedDay: ["day", "date"].contains(where: name.contains)
      )
    }
    return nil
  }

  private static let ranges = [
    "since", "after", "before", "until", "from", "to", "start", "end", "begin", "min", "max",
    "update", "modified", "time", "cache", "nonce", "sign", "ts",
  ]

  /// Returns the lowercase name of the parameter at a position, empty in a path.
  private func parameter(before start: Int) -> String {
    guard let equals = characters[..<start].lastIndex(of: "=") else { return "" }
    let name = characters[..<equals].reversed().prefix { !"?&".contains($0) }
    return String(name.reversed()).lowercased()
  }

  /// Digits with the separators of dates and times.
  private struct Numeral {
    let start: Int
    let text: String

    /// The day, `nil` if it is not a date without a time.
    var day: CivilDay? {
      guard text.allSatisfy({ $0.isASCIIDigit || $0 == "-" }) else { return nil }
      let digits = text.filter(\.isASCIIDigit)
      guard text.count == 8 && digits == text || text.count == 10 && digits.count == 8,
        let year = Int(digits.prefix(4)), (1900...2200).contains(year)
      else { return nil }
      let date = "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.suffix(2))"
      return WallDate(date + "T00:00:00Z").map { CivilDay(of: $0) }
    }

    /// The timestamp in seconds since 1970, `nil` for a date alone and for times outside UTC.
    var seconds: Int64? {
      let second = Interval.seconds(1).microseconds
      if text.contains("T") {
        return WallDate(text.replacing("+00:00", with: "Z")).map { $0.microseconds / second }
      }
      guard let number = Int64(text) else { return nil }
      return switch text.count {
      case 10: number
      case 13: number / 1000
      default: nil
      }
    }
  }

  private var numerals: [Numeral] {
    var found: [Numeral] = []
    var index = 0
    while index < characters.count {
      guard characters[index].isASCIIDigit else {
        index += 1
        continue
      }
      let start = index
      while index < characters.count,
        characters[index].isASCIIDigit || "-:.+TZ".contains(characters[index])
      {
        index += 1
      }
      // A point ends the name of a file: `2026-01-06.json`.
      var end = index
      while "-:.+".contains(characters[end - 1]) { end -= 1 }
      found.append(Numeral(start: start, text: String(characters[start..<end])))
    }
    return found
  }

  /// Returns the address without percent encoding of ASCII.
  private static func decoded(_ address: String) -> String {
    var text = ""
    var rest = Substring(address)
    while let first = rest.popFirst() {
      if first == "%", let code = UInt8(rest.prefix(2), radix: 16), code < 128, rest.count >= 2 {
        text.append(Character(UnicodeScalar(code)))
        rest = rest.dropFirst(2)
      } else {
        text.append(first)
      }
    }
    return text
  }
}
