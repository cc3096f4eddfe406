import PropertyTesting

// How the standard library's types are written.

extension SwiftSourceConvertible where Self: BinaryInteger {
  /// The number.
  public var swiftSource: String { description }
}

extension Int: SwiftSourceConvertible {}
extension Int8: SwiftSourceConvertible {}
extension Int16: SwiftSourceConvertible {}
extension Int32: SwiftSourceConvertible {}
extension Int64: SwiftSourceConvertible {}
extension UInt: SwiftSourceConvertible {}
extension UInt8: SwiftSourceConvertible {}
extension UInt16: SwiftSourceConvertible {}
extension UInt32: SwiftSourceConvertible {}
extension UInt64: SwiftSourceConvertible {}

extension SwiftSourceConvertible where Self: BinaryFloatingPoint & CustomStringConvertible {
  /// The number; what no literal can say is named.
  public var swiftSource: String {
    if isNaN { return "\(Self.self).nan" }
    return isInfinite ? "\(self < 0 ? "-" : "")\(Self.self).infinity" : description
  }
}

extension Double: SwiftSourceConvertible {}
extension Float: SwiftSourceConvertible {}

extension Bool: SwiftSourceConvertible {
  /// True or false.
  public var swiftSource: String { description }
}

extension SwiftSource {
  /// A string literal: quotes, backslashes and what cannot be seen are escaped.
  static func literal(_ text: String.UnicodeScalarView) -> String {
    var literal = "\""
    for scalar in text {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{0}": literal += "\\0"
      case _ where isHidden(scalar):
        literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Whether a scalar shows nothing of its own, or changes what stands around it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .nonspacingMark, .enclosingMark, .spacingMark:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}

extension String: SwiftSourceConvertible {
  /// The text in quotes.
  public var swiftSource: String { SwiftSource.literal(unicodeScalars) }
}

extension Substring: SwiftSourceConvertible {
  /// The text in quotes.
  public var swiftSource: String { SwiftSource.literal(String(self).unicodeScalars) }
}

extension Character: SwiftSourceConvertible {
  /// The character in quotes, as a character.
  public var swiftSource: String {
    "Character(\(SwiftSource.literal(String(self).unicodeScalars)))"
  }
}

extension Unicode.Scalar: SwiftSourceConvertible {
  /// The scalar in quotes, as a scalar.
  public var swiftSource: String {
    "Unicode.Scalar(\(SwiftSource.literal(String(Character(self)).unicodeScalars)))"
  }
}
