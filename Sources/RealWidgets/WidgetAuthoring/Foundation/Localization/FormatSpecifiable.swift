import Foundation

/// A number that localized texts interpolate with a `printf` specifier, such as `%lld`.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }

  var _argument: String.LocalizationValue.Argument { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public static var _specifier: String { "%lld" }

  public var _argument: String.LocalizationValue.Argument {
    .signed(Int64(truncatingIfNeeded: self))
  }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  public static var _specifier: String { "%llu" }

  public var _argument: String.LocalizationValue.Argument {
    .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {}

extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }

  public var _argument: String.LocalizationValue.Argument { .number(Double(self)) }
}

extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }

  public var _argument: String.LocalizationValue.Argument { .number(self) }
}

extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }

  public var _argument: String.LocalizationValue.Argument { .number(Double(self)) }
}
