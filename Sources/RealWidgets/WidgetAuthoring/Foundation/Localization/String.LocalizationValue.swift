import Foundation

extension String {
  /// A text to look up in a strings table, with the values that its key interpolates.
  ///
  /// The key of `"Hello \(name)"` is `Hello %@`.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key under which tables hold the translation.
    var key: String

    /// The values for the key's specifiers, in the key's order.
    var arguments: [Argument]

    /// A value that a key interpolates.
    public enum Argument: Hashable, Codable, Sendable {
      /// A text.
      case text(String)
      /// A signed integer.
      case signed(Int64)
      /// An unsigned integer.
      case unsigned(UInt64)
      /// A floating-point number.
      case number(Double)
      /// Another localized text, which is looked up by itself.
      indirect case resource(LocalizedStringResource)
    }

    /// Creates a value whose key is the text as it stands.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Replaces the specifiers of a translation by the values.
    ///
    /// - Parameters:
    ///   - format: The translation, or the key where there is none.
    ///   - locale: The locale that writes the numbers.
    /// - Returns: The finished text.
    func filled(into format: String, locale: Locale) -> String {
      guard !arguments.isEmpty else { return format.replacing("%%", with: "%") }
      return filledWithTexts(into: format)
        ?? String(format: format, locale: locale, arguments: arguments.map(\.value))
    }

    /// Replaces each `%@` by the next value; `nil` unless these are all specifiers and all values are
    /// texts, which most are.
    private func filledWithTexts(into format: String) -> String? {
      var values = arguments[...]
      var text = ""
      var isSpecifier = false
      for character in format {
        if isSpecifier {
          switch character {
          case "%": text.append("%")
          case "@":
            guard case .text(let value)? = values.popFirst() else { return nil }
            text += value
          default: return nil
          }
          isSpecifier = false
        } else if character == "%" {
          isSpecifier = true
        } else {
          text.append(character)
        }
      }
      return isSpecifier || !values.isEmpty ? nil : text
    }
  }
}

extension String.LocalizationValue.Argument {
  /// The value as a format string takes it.
  fileprivate var value: any CVarArg {
    switch self {
    case .text(let text): text
    case .signed(let number): number
    case .unsigned(let number): number
    case .number(let number): number
    case .resource(let resource): String(localized: resource)
    }
  }
}
