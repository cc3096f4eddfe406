/// A message of the log, whose values may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from an interpolated literal.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the text of an interpolated message.
///
/// Values that are declared private or sensitive are left out, as in a log that somebody else reads.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Appends the text between two values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.padded("\(value())")
  }

  /// Appends a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.padded(format.text(of: number()))
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
    _ number: @autoclosure () -> T,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.padded(format.text(of: Double(number())))
  }
}

/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// How a hidden value is marked.
  public enum Mask: Sendable {
    /// With a hash, so that equal values can be told.
    case hash
    /// Not at all.
    case none
  }

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Nobody, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// As the type of the value says.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Nobody, with a mark.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Nobody, ever, with a mark.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// As the type of the value says, with a mark.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
