import Foundation

/// A parameter of an intent, spelled `@Parameter` inside it.
///
/// The wrapper is a reference: copies of an intent share their parameters, as on the platform.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue,
  @unchecked Sendable
{
  let specification: ParameterSpecification
  private var stored: Value?

  /// Whether the system has filled the value in: that of a toggle which was tapped.
  var isFilledIn = false

  /// Whether code has asked for the value.
  private(set) var isRead = false

  init(_ specification: ParameterSpecification) { self.specification = specification }

  /// Declares a parameter that is named like its property, as `@Parameter` alone does.
  ///
  /// The compiler makes a wrapper by itself, before the code's own initialiser runs, only with an initialiser
  /// that stands here and not in an extension.
  public convenience init() { self.init(ParameterSpecification()) }

  /// The name that people read.
  public var title: LocalizedStringResource { specification.title ?? "" }

  /// The value, the default until one is set.
  ///
  /// - Precondition: It was set, has a default, or may be nil.
  public var wrappedValue: Value {
    get {
      isRead = true
      if let value = valueIfAny { return value }
      let name = specification.title.map { "'\($0.key)' " } ?? ""
      // Optimised code loses the words of a precondition, and the finding would not tell the parameter.
      fatalError("the parameter \(name)of type \(Value.self) has neither value nor default")
    }
    set { stored = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value, the default, or nil's place; nothing where reading would trap.
  var valueIfAny: Value? {
    if let stored { return stored }
    if let value = specification.defaultValue as? Value { return value }
    return absentValue(of: Value.self)
  }

  /// Whether a value was set.
  var isSet: Bool { stored != nil }

  /// Sets a value of a type that only a run knows; false when it does not fit.
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

/// An optional type, asked for its nil where only a run knows the type.
protocol NilRepresentable {
  /// The type that may be missing.
  static var wrappedType: Any.Type { get }
  /// The type's nil.
  static var absent: Any { get }
}

extension Optional: NilRepresentable {
  static var wrappedType: Any.Type { Wrapped.self }
  static var absent: Any { Self.none as Any }
}

/// Nil of an optional type, nothing of any other.
func absentValue<Value>(of type: Value.Type) -> Value? {
  guard let optional = type as? any NilRepresentable.Type else { return nil }
  return optional.absent as? Value
}

/// An array type, asked for its element's type where only a run knows the type.
protocol ArrayRepresentable {
  /// The type of the elements.
  static var elementType: Any.Type { get }
  /// An array of elements, nothing when one does not fit.
  static func array(of elements: [Any]) -> Any?
  /// The elements.
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
