import Foundation

/// The names that the identifier operators make of a value.
///
/// Source: swift-build's rules for identifiers, read for their results.
enum SettingIdentifier {
  /// A name of C: letters, digits and underscores of ASCII, without a digit at the beginning.
  static func c(_ value: String) -> String { plain(value, "_") }

  /// A label of a domain: letters, digits and dashes of ASCII, without a digit at the beginning.
  ///
  /// Dots become dashes too.
  static func rfc1034(_ value: String) -> String { plain(value, "-") }

  /// A name of C as C99 extends it, which is that of a Swift module: letters and digits of other scripts stay.
  ///
  /// Assumption: Unicode's letters, marks and digits of the basic plane stand for the table of C99, which lists
  /// those of Unicode 2. Each other scalar becomes an underscore, so that an emoji may become several.
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
