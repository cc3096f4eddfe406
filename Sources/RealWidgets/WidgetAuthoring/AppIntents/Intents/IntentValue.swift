import Foundation

public protocol _IntentValue {
  /// The type of one value, with optional and array removed.
  associatedtype ValueType
  /// The type of a default, with optional removed.
  associatedtype UnwrappedType
}

public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable
where ValueType == Self, UnwrappedType == Self {}

public protocol AnyIntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]
}

extension Bool: _IntentValue {
  public typealias ValueType = Bool
  public typealias UnwrappedType = Bool
}

extension Int: _IntentValue {
  public typealias ValueType = Int
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  public typealias ValueType = Double
  public typealias UnwrappedType = Double
}

extension Float: _IntentValue {
  public typealias ValueType = Float
  public typealias UnwrappedType = Float
}

extension Decimal: _IntentValue {
  public typealias ValueType = Decimal
  public typealias UnwrappedType = Decimal
}

extension String: _IntentValue {
  public typealias ValueType = String
  public typealias UnwrappedType = String
}

extension AttributedString: _IntentValue {
  public typealias ValueType = AttributedString
  public typealias UnwrappedType = AttributedString
}

extension Date: _IntentValue {
  public typealias ValueType = Date
  public typealias UnwrappedType = Date
}

extension DateComponents: _IntentValue {
  public typealias ValueType = DateComponents
  public typealias UnwrappedType = DateComponents
}

extension URL: _IntentValue {
  public typealias ValueType = URL
  public typealias UnwrappedType = URL
}

extension Duration: _IntentValue {
  public typealias ValueType = Duration
  public typealias UnwrappedType = Duration
}

extension UUID: _IntentValue {
  public typealias ValueType = UUID
  public typealias UnwrappedType = UUID
}

extension Data: _IntentValue {
  public typealias ValueType = Data
  public typealias UnwrappedType = Data
}

extension Measurement: _IntentValue {
  public typealias ValueType = Measurement<UnitType>
  public typealias UnwrappedType = Measurement<UnitType>
}
