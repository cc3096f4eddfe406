/// A span of time in an English text, such as "6 min ago" or "2 hr 5 min".
struct TextDuration: Hashable {
  private(set) var seconds: Int

  /// The smallest unit that it has, in seconds.
  private(set) var unit: Int

  static func all(in text: String) -> [TextDuration] {
    if text.lowercased().contains("just now") { return [TextDuration(seconds: 0, unit: 60)] }
    var found: [TextDuration] = []
    var number: Int?
    var isOpen = false
    for token in tokens(of: text) {
      if let value = Int(token) {
        number = value
        continue
      }
      let seconds = units[token.lowercased()]
      if let seconds, let count = number, count < 100_000 {
        if isOpen, let last = found.indices.last, seconds < found[last].unit {
          found[last].seconds += count * seconds
          found[last].unit = seconds
        } else {
          found.append(TextDuration(seconds: count * seconds, unit: seconds))
        }
        isOpen = true
      } else if token != ",", token != "and" {
        isOpen = false
      }
      number = nil
    }
    return found
  }

  /// Splits a text into numbers, words and signs; a point after a word is dropped.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Character?
    for character in text {
      defer { last = character }
      if character.isWhitespace { continue }
      let joins =
        last.map {
          $0.isASCIIDigit && character.isASCIIDigit || $0.isLetter && character.isLetter
        } ?? false
      if joins, let index = tokens.indices.last {
        tokens[index].append(character)
      } else if character != "." || last?.isLetter != true {
        tokens.append(String(character))
      }
    }
    return tokens
  }

  private static let units: [String: Int] = {
    var units: [String: Int] = [:]
    for (seconds, names) in [
      (1, ["s", "sec", "secs", "second", "seconds"]),
      (60, ["m", "min", "mins", "minute", "minutes"]),
      (3600, ["h", "hr", "hrs", "hour", "hours"]),
      (86_400, ["d", "day", "days"]),
    ] {
      for name in names { units[name] = seconds }
    }
    return units
  }()
}
