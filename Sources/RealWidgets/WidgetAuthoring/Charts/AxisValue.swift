import Foundation

public struct AxisValue {
  public let index: Int
  public let count: Int
  let value: Any

  /// Returns the value as a type, any number as any numeric type, as on the platform, or `nil`.
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

struct AxisData {
  /// The maximum number of values on an axis unless the code gives them; an assumption.
  private static let limit = 5

  let values: [Any]

  /// The first different values of the marks; the platform's round ones cannot be relied on.
  var automatic: [Any] {
    var seen: Set<String> = []
    var found: [Any] = []
    for value in values where found.count < Self.limit {
      if seen.insert("\(value)").inserted { found.append(value) }
    }
    return found
  }
}
