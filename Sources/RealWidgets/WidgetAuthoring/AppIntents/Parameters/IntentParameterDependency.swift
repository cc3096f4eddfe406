import Foundation
import Synchronization

/// The values of other parameters of the same intent, for a query or an options provider.
///
/// Nil until every named parameter has a value.
///
/// Source: AI-09.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>:
  ParameterDependency, @unchecked Sendable
{
  private let areSet: (Intent) -> Bool

  /// Depends on some parameters of an intent.
  public convenience init<each V>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each V>>) {
    nonisolated(unsafe) let paths = (repeat each keyPath)
    self.init { intent in
      var areSet = true
      for path in repeat each paths { areSet = areSet && intent[keyPath: path].hasAnswer }
      return areSet
    }
  }

  private init(_ areSet: @escaping (Intent) -> Bool) { self.areSet = areSet }

  /// The intent's values, nil until each is there.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentBeingConfigured.intent as? Intent else { return nil }
    guard areSet(intent) else {
      IntentBeingConfigured.unmet?.note()
      return nil
    }
    return IntentProjection(intent)
  }
}

/// What depends on other parameters, of whatever intent.
protocol ParameterDependency {}

/// The values of an intent's parameters.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  /// The value of a parameter.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }

  /// The value of an optional parameter, without the optional: there is one of each that was named.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: keyPath] else {
      fatalError(
        """
        \(keyPath) has no value; name it in the @IntentParameterDependency, which is nil until each \
        parameter that it names has a value
        """
      )
    }
    return value
  }
}

/// The intent whose parameters a person is choosing.
enum IntentBeingConfigured {
  /// The intent with what was chosen so far.
  @TaskLocal static var intent: (any AppIntent)?

  /// Who wants to know of dependencies that are read without a value.
  @TaskLocal static var unmet: UnmetDependencies?
}

/// Whether a dependency was read whose parameters have no values yet.
final class UnmetDependencies: Sendable {
  private let read = Mutex(false)

  /// Whether one was read.
  var isRead: Bool { read.withLock { $0 } }

  /// Notes that one was read.
  func note() { read.withLock { $0 = true } }
}

extension IntentParameter {
  /// Whether the parameter has a value other than nil.
  var hasAnswer: Bool {
    guard let value = valueIfAny else { return false }
    return !isAbsent(value)
  }
}

/// Whether a value is the nil of its type.
func isAbsent(_ value: Any) -> Bool { (value as? any Absence)?.isAbsence ?? false }

/// What may be absent.
private protocol Absence {
  /// Whether it is.
  var isAbsence: Bool { get }
}

extension Optional: Absence {
  fileprivate var isAbsence: Bool {
    if case .none = self { true } else { false }
  }
}
