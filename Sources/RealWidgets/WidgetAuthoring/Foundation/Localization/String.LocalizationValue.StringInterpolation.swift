import Foundation

extension String.LocalizationValue {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends the text between two values; percent signs are doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), specifier: "%@")
    }

    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)), specifier: "%@")
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument, specifier: T._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument, specifier: specifier)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.text(format.format(value)), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject,
      formatter: Formatter
    ) {
      append(.text(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(String(attributedString.characters)), specifier: "%@")
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), specifier: "%@")
    }

    mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
