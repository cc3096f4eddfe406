import Foundation

/// A parameter, spelled `@Parameter`; copies of an intent share it, as on the platform.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue,
  @unchecked Sendable
{
  let specification: ParameterSpecification
  private var stored: Value?

  /// True if the system has filled in the value, as for a toggle that was tapped.
  var isFilledIn = false

  private(set) var isRead = false

  init(_ specification: ParameterSpecification) { self.specification = specification }

  /// Declares a parameter named like its property; only in the class itself, not in an extension,
  /// does the compiler call this implicitly, before the code's own initializer.
  public convenience init() { self.init(ParameterSpecification()) }

  public var title: LocalizedStringResource { specification.title ?? "" }

  /// The value, or the default until one is set; reading it without either traps, unless optional.
  public var wrappedValue: Value {
    get {
      isRead = true
      if let value = valueIfAny { return value }
      let name = specification.title.map { "'\($0.key)' " } ?? ""
      // Optimized code drops the message of a precondition, and the finding could not name the
      // parameter.
      fatalError("the parameter \(name)of type \(Value.self) has neither value nor default")
    }
    set { stored = newValue }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value, the default or the type's nil; `nil` if reading the parameter would trap.
  var valueIfAny: Value? {
    if let stored { return stored }
    if let value = specification.defaultValue as? Value { return value }
    return absentValue(of: Value.self)
  }

  var isSet: Bool { stored != nil }

  /// Sets a value whose type is known only at run time; returns false if it does not fit.
  func set(_ value: Any?) -> Bool {
    guard let value else {
      stored = absentValue(of: Value.self)
      return stored != nil
    }
    guard let fitting = value as? Value else { return false }
    stored = fitting
    return true
  }
}

protocol NilRepresentable {
  static var wrappedType: Any.Type { get }
  static var absent: Any { get }
}

extension Optional: NilRepresentable {
  static var wrappedType: Any.Type { Wrapped.self }
  static var absent: Any { Self.none as Any }
}

/// Returns the nil of an optional type; `nil` for any other type.
func absentValue<Value>(of type: Value.Type) -> Value? {
  guard let optional = type as? any NilRepresentable.Type else { return nil }
  return optional.absent as? Value
}

protocol ArrayRepresentable {
  static var elementType: Any.Type { get }
  /// Returns an array of the elements; `nil` if one of them does not fit.
  static func array(of elements: [Any]) -> Any?
  var anyElements: [Any] { get }
}

extension Array: ArrayRepresentable {
  static var elementType: Any.Type { Element.self }
  static func array(of elements: [Any]) -> Any? {
    let fitting = elements.compactMap { $0 as? Element }
    return fitting.count == elements.count ? fitting : nil
  }
  var anyElements: [Any] { self }
}
