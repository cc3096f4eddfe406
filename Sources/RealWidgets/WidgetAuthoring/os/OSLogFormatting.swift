import Foundation

/// How a whole number is written to the log.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool

  /// With ten digits.
  public static var decimal: Self { Self(radix: 10, isUppercase: false) }
  /// With sixteen digits.
  public static var hex: Self { Self(radix: 16, isUppercase: false) }
  /// With eight digits.
  public static var octal: Self { Self(radix: 8, isUppercase: false) }
  /// With sixteen digits, perhaps with capital letters.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool) -> Self {
    Self(radix: 16, isUppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    String(number, radix: radix, uppercase: isUppercase)
  }
}

/// How a floating-point number is written to the log.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits after the point.
  public static var fixed: Self { Self(format: "%f") }
  /// With a power of ten.
  public static var exponential: Self { Self(format: "%e") }
  /// As is shorter.
  public static var hybrid: Self { Self(format: "%g") }
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> Self { Self(format: "%.\(max(precision, 0))f") }
  /// With so many digits.
  public static func hybrid(precision: Int) -> Self { Self(format: "%.\(max(precision, 0))g") }

  func text(of number: Double) -> String { String(format: format, number) }
}

/// How a value fills its columns in the log.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// Not at all.
  public static var none: Self { Self(columns: 0, isRight: false) }
  /// From the right.
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }
  /// From the left.
  public static func left(columns: Int) -> Self { Self(columns: columns, isRight: false) }

  func padded(_ text: String) -> String {
    let filling = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? filling + text : text + filling
  }
}
