import Foundation

/// A number that a localized text interpolates with a format specifier, as `%lld`.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier that stands for such a value in a key.
  static var _specifier: String { get }

  /// The value as a localized text keeps it.
  var _argument: String.LocalizationValue.Argument { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The specifier of signed integers.
  public static var _specifier: String { "%lld" }

  /// The value, widened.
  public var _argument: String.LocalizationValue.Argument {
    .signed(Int64(truncatingIfNeeded: self))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The specifier of unsigned integers.
  public static var _specifier: String { "%llu" }

  /// The value, widened.
  public var _argument: String.LocalizationValue.Argument {
    .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {
  /// The specifier of short integers.
  public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The specifier of short integers.
  public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The specifier of short integers.
  public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {}

extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {
  /// The specifier of short unsigned integers.
  public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The specifier of short unsigned integers.
  public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The specifier of short unsigned integers.
  public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  /// The specifier of single precision.
  public static var _specifier: String { "%f" }

  /// The value, widened.
  public var _argument: String.LocalizationValue.Argument { .number(Double(self)) }
}

extension Double: _FormatSpecifiable {
  /// The specifier of double precision.
  public static var _specifier: String { "%lf" }

  /// The value itself.
  public var _argument: String.LocalizationValue.Argument { .number(self) }
}

extension CGFloat: _FormatSpecifiable {
  /// The specifier of double precision.
  public static var _specifier: String { "%lf" }

  /// The value as a double.
  public var _argument: String.LocalizationValue.Argument { .number(Double(self)) }
}
