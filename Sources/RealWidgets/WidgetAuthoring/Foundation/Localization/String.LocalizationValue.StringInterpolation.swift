import Foundation

extension String.LocalizationValue {
  /// Collects the key and the values of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends the text between two values; a percent sign is doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), specifier: "%@")
    }

    /// Appends a part of a text.
    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)), specifier: "%@")
    }

    /// Appends a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument, specifier: T._specifier)
    }

    /// Appends a number with a specifier of one's own.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    /// Appends a value as a format style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.text(format.format(value)), specifier: "%@")
    }

    /// Appends a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append(.text(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    /// Appends an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    /// Appends the characters of an attributed text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(String(attributedString.characters)), specifier: "%@")
    }

    /// Appends another localized text, which is looked up by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), specifier: "%@")
    }

    /// Appends a value with the specifier that stands for it in the key.
    mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
