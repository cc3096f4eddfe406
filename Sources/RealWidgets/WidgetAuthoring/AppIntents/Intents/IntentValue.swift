import Foundation

/// A type that a parameter of an intent may have.
public protocol _IntentValue {
  /// The type of one value, without an optional or an array around it.
  associatedtype ValueType
  /// The type of a default, without an optional around it.
  associatedtype UnwrappedType
}

/// A type of an app that a parameter may have.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable
where ValueType == Self, UnwrappedType == Self {}

/// A parameter of any type.
public protocol AnyIntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The wrapped value's type.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The type of one element's value.
  public typealias ValueType = Element.ValueType
  /// The array itself.
  public typealias UnwrappedType = [Element]
}

extension Bool: _IntentValue {
  /// The type itself.
  public typealias ValueType = Bool
  /// The type itself.
  public typealias UnwrappedType = Bool
}

extension Int: _IntentValue {
  /// The type itself.
  public typealias ValueType = Int
  /// The type itself.
  public typealias UnwrappedType = Int
}

extension Double: _IntentValue {
  /// The type itself.
  public typealias ValueType = Double
  /// The type itself.
  public typealias UnwrappedType = Double
}

extension Float: _IntentValue {
  /// The type itself.
  public typealias ValueType = Float
  /// The type itself.
  public typealias UnwrappedType = Float
}

extension Decimal: _IntentValue {
  /// The type itself.
  public typealias ValueType = Decimal
  /// The type itself.
  public typealias UnwrappedType = Decimal
}

extension String: _IntentValue {
  /// The type itself.
  public typealias ValueType = String
  /// The type itself.
  public typealias UnwrappedType = String
}

extension AttributedString: _IntentValue {
  /// The type itself.
  public typealias ValueType = AttributedString
  /// The type itself.
  public typealias UnwrappedType = AttributedString
}

extension Date: _IntentValue {
  /// The type itself.
  public typealias ValueType = Date
  /// The type itself.
  public typealias UnwrappedType = Date
}

extension DateComponents: _IntentValue {
  /// The type itself.
  public typealias ValueType = DateComponents
  /// The type itself.
  public typealias UnwrappedType = DateComponents
}

extension URL: _IntentValue {
  /// The type itself.
  public typealias ValueType = URL
  /// The type itself.
  public typealias UnwrappedType = URL
}

extension Duration: _IntentValue {
  /// The type itself.
  public typealias ValueType = Duration
  /// The type itself.
  public typealias UnwrappedType = Duration
}

extension UUID: _IntentValue {
  /// The type itself.
  public typealias ValueType = UUID
  /// The type itself.
  public typealias UnwrappedType = UUID
}

extension Data: _IntentValue {
  /// The type itself.
  public typealias ValueType = Data
  /// The type itself.
  public typealias UnwrappedType = Data
}

extension Measurement: _IntentValue {
  /// The type itself.
  public typealias ValueType = Measurement<UnitType>
  /// The type itself.
  public typealias UnwrappedType = Measurement<UnitType>
}
