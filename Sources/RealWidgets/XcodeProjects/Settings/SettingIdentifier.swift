import Foundation

/// The results of the identifier operators, from swift-build's rules for identifiers.
enum SettingIdentifier {
  /// Returns a C identifier: ASCII letters, digits and underscores, without a leading digit.
  static func c(_ value: String) -> String { plain(value, "_") }

  /// Returns a domain label: ASCII letters, digits and dashes, also for dots; no leading digit.
  static func rfc1034(_ value: String) -> String { plain(value, "-") }

  /// Returns a C99 identifier, as for a Swift module: letters and digits of other scripts stay.
  ///
  /// Assumption: Unicode's letters, marks and digits of the basic plane replace C99's table of
  /// Unicode 2. Other scalars become underscores, perhaps several for an emoji.
  static func c99(_ value: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in value.precomposedStringWithCanonicalMapping.unicodeScalars {
      let isDigit = scalar.properties.generalCategory == .decimalNumber
      let isKept = isPart(scalar) && !(name.isEmpty && isDigit)
      name.append(isKept ? scalar : "_")
    }
    return String(name)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isPlain(Character(scalar)) || scalar == "_" }
    return scalar.value <= 0xFFFF
      && (scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber)
  }

  private static func plain(_ value: String, _ filler: Character) -> String {
    var name = ""
    for character in value {
      let isKept = isPlain(character) && !(name.isEmpty && character.isNumber)
      name.append(isKept || character == filler ? character : filler)
    }
    return name
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
