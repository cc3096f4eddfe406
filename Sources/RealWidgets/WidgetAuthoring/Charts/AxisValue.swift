import Foundation

/// A value on an axis.
public struct AxisValue {
  /// The place of the value among those of the axis, from 0.
  public let index: Int
  /// The number of values on the axis.
  public let count: Int
  let value: Any

  /// The value as one of a type, `nil` if it is not one.
  ///
  /// Numbers of any type are each other's, as on the platform.
  public func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? {
    if let value = value as? P { return value }
    guard let number = Self.number(value) else {
      return (value as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
    }
    return Self.convert(number, to: P.PrimitivePlottable.self)
      .flatMap(P.init(primitivePlottable:))
  }

  private static func convert<T>(_ number: Double, to type: T.Type) -> T? {
    if let type = type as? any BinaryFloatingPoint.Type { return make(number, type) as? T }
    if let type = type as? any BinaryInteger.Type { return make(number, type) as? T }
    return type is Decimal.Type ? Decimal(number) as? T : nil
  }

  private static func make<F: BinaryFloatingPoint>(_ number: Double, _ type: F.Type) -> F {
    F(number)
  }

  private static func make<I: BinaryInteger>(_ number: Double, _ type: I.Type) -> I? {
    I(exactly: number.rounded())
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}

/// The values of marks along an axis.
struct AxisData {
  /// The most values that an axis has when no code names them.
  private static let limit = 5

  let values: [Any]

  /// Values of the marks that are apart from each other, the first of them first.
  ///
  /// The platform chooses round values between them, which no code may rely on.
  var automatic: [Any] {
    var seen: Set<String> = []
    var found: [Any] = []
    for value in values where found.count < Self.limit {
      if seen.insert("\(value)").inserted { found.append(value) }
    }
    return found
  }
}
