import PropertyTesting

// The representations of the standard library's types.

extension SwiftSourceConvertible where Self: BinaryInteger {
  /// The number as a literal.
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
  /// The number as a literal, or by name if there is no literal for it.
  public var swiftSource: String {
    if isNaN { return "\(Self.self).nan" }
    return isInfinite ? "\(self < 0 ? "-" : "")\(Self.self).infinity" : description
  }
}

extension Double: SwiftSourceConvertible {}
extension Float: SwiftSourceConvertible {}

extension Bool: SwiftSourceConvertible {
  /// The literal.
  public var swiftSource: String { description }
}

extension SwiftSource {
  /// Returns a string literal with quotes, backslashes and invisible characters escaped.
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

  /// Returns whether a scalar is invisible or changes the characters around it.
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
  /// The string as a literal.
  public var swiftSource: String { SwiftSource.literal(unicodeScalars) }
}

extension Substring: SwiftSourceConvertible {
  /// The substring as a string literal.
  public var swiftSource: String { SwiftSource.literal(String(self).unicodeScalars) }
}

extension Character: SwiftSourceConvertible {
  /// The character as a `Character` expression.
  public var swiftSource: String {
    "Character(\(SwiftSource.literal(String(self).unicodeScalars)))"
  }
}

extension Unicode.Scalar: SwiftSourceConvertible {
  /// The scalar as a `Unicode.Scalar` expression.
  public var swiftSource: String {
    "Unicode.Scalar(\(SwiftSource.literal(String(Character(self)).unicodeScalars)))"
  }
}
