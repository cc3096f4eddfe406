/// The left side of an assignment: a name followed by conditions, such as
/// `NAME[sdk=iphoneos*][arch=arm64]` or `NAME[sdk=iphoneos*,arch=arm64]`, with optional blanks.
struct SettingName {
  let name: String

  let conditions: [SettingAssignment.Condition]

  /// Parses a key in O(characters); `nil` if it is not a name of letters, digits and underscores
  /// with conditions.
  init?(_ key: Substring) {
    let open = key.firstIndex(of: "[") ?? key.endIndex
    let name = SettingAssignment.trimmed(key[..<open])
    guard SettingName.isName(name) else { return nil }
    var conditions: [SettingAssignment.Condition] = []
    var rest = SettingName.trimmedStart(key[open...])
    while rest.first == "[" {
      guard let close = rest.firstIndex(of: "]") else { return nil }
      let group = rest[rest.index(after: rest.startIndex)..<close]
      for part in group.split(separator: ",", omittingEmptySubsequences: false) {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          .map(SettingAssignment.trimmed)
        guard pair.count == 2, !pair[0].isEmpty else { return nil }
        conditions.append(SettingAssignment.Condition(parameter: pair[0], pattern: pair[1]))
      }
      rest = SettingName.trimmedStart(rest[rest.index(after: close)...])
    }
    guard rest.isEmpty else { return nil }
    self.name = name
    self.conditions = conditions
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func trimmedStart(_ text: Substring) -> Substring {
    text.drop { $0.isWhitespace }
  }
}
