import Foundation

extension String {
  /// A text to look up, with its interpolated values: the key of `"Hello \(name)"` is `Hello %@`.
  public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    var key: String

    var arguments: [Argument]

    /// A value that a key interpolates; its representation differs from Apple's.
    public enum Argument: Hashable, Codable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case number(Double)
      indirect case resource(LocalizedStringResource)
    }

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Replaces the specifiers of a translation by the values, with numbers in the locale's format.
    func filled(into format: String, locale: Locale) -> String {
      guard !arguments.isEmpty else { return format.replacing("%%", with: "%") }
      return filledWithTexts(into: format)
        ?? String(format: format, locale: locale, arguments: arguments.map(\.value))
    }

    /// Replaces each `%@` by the next value, a fast path; `nil` for other specifiers or values.
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
