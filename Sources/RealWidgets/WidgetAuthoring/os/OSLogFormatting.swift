import Foundation

public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool

  public static var decimal: Self { Self(radix: 10, isUppercase: false) }
  public static var hex: Self { Self(radix: 16, isUppercase: false) }
  public static var octal: Self { Self(radix: 8, isUppercase: false) }
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool) -> Self {
    Self(radix: 16, isUppercase: uppercase)
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    String(number, radix: radix, uppercase: isUppercase)
  }
}

public struct OSLogFloatFormatting: Sendable {
  private let format: String

  public static var fixed: Self { Self(format: "%f") }
  public static var exponential: Self { Self(format: "%e") }
  public static var hybrid: Self { Self(format: "%g") }
  public static func fixed(precision: Int) -> Self { Self(format: "%.\(max(precision, 0))f") }
  public static func hybrid(precision: Int) -> Self { Self(format: "%.\(max(precision, 0))g") }

  func text(of number: Double) -> String { String(format: format, number) }
}

public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static var none: Self { Self(columns: 0, isRight: false) }
  public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }
  public static func left(columns: Int) -> Self { Self(columns: columns, isRight: false) }

  func padded(_ text: String) -> String {
    let filling = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? filling + text : text + filling
  }
}
