import WidgetModel

/// The URL of a request with the dates and times in it.
struct RequestAddress {
  /// The place of the request in the code, empty if unknown.
  let place: String

  private let characters: [Character]

  /// Reads the address of a reading.
  init(_ reading: OutsideReading) {
    place = reading.place
    characters = Array(RequestAddress.decoded(reading.name))
  }

  /// The address without its query, for messages.
  var start: String { String(characters.prefix { $0 != "?" }.prefix(80)) }

  /// The dates without a time, in order.
  var days: [Int64] { numerals.compactMap { $0.isDay ? $0.day : nil } }

  /// Whether a parameter gives the time zone.
  var namesZone: Bool {
    let text = String(characters).lowercased()
    return ["tz=", "zone=", "offset="].contains(where: text.contains)
  }

  /// A timestamp in a URL.
  struct Moment {
    /// The text in the URL.
    let text: String
    /// Whether the parameter's name means a day.
    let isNamedDay: Bool
  }

  /// The first UTC timestamp within a minute of a date, in ISO 8601 or as seconds or milliseconds since 1970.
  ///
  /// Skips parameters that ask for newer or older items, for which a timestamp is right.
  func moment(near date: WallDate) -> Moment? {
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

  /// The lowercase name of the parameter at a position, empty in a path.
  private func parameter(before start: Int) -> String {
    guard let equals = characters[..<start].lastIndex(of: "=") else { return "" }
    let name = characters[..<equals].reversed().prefix { !"?&".contains($0) }
    return String(name.reversed()).lowercased()
  }

  /// Digits with the separators of dates and times.
  private struct Numeral {
    let start: Int
    let text: String
    private let day0: Int64?
    private let time: Int64?

    init(_ text: String, at start: Int) {
      self.text = text
      self.start = start
      let halves = text.split(separator: "T", maxSplits: 1)
      let date = halves[0].split(separator: "-")
      let figures = date.map { Int64($0) ?? 0 }
      switch date.map(\.count) {
      case [4, 2, 2]: day0 = Numeral.day(figures[0], figures[1], figures[2])
      case [8]: day0 = Numeral.day(figures[0] / 10_000, figures[0] / 100 % 100, figures[0] % 100)
      default: day0 = nil
      }
      time = halves.count == 2 ? Numeral.seconds(ofDay: halves[1]) : nil
    }

    var isDay: Bool { day0 != nil && !text.contains("T") }
    var day: Int64? { day0 }

    /// The timestamp in seconds since 1970, `nil` for a date alone and for times outside UTC.
    var seconds: Int64? {
      if let day0, let time { return day0 * 86_400 + time }
      guard let number = Int64(text) else { return nil }
      return switch text.count {
      case 10: number
      case 13: number / 1000
      default: nil
      }
    }

    private static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64? {
      guard (1900...2200).contains(year), (1...12).contains(month), (1...31).contains(day) else {
        return nil
      }
      return WidgetModel.days(fromCivil: year, month, day)
    }

    private static func seconds(ofDay text: Substring) -> Int64? {
      guard text.hasSuffix("Z") || text.hasSuffix("+00:00") else { return nil }
      let parts = text.prefix { $0.isASCIIDigit || $0 == ":" }.split(separator: ":")
        .compactMap { Int64($0) }
      guard parts.count >= 2 else { return nil }
      return parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
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
      found.append(Numeral(String(characters[start..<index]), at: start))
    }
    return found
  }

  /// The address without percent encoding of ASCII.
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
