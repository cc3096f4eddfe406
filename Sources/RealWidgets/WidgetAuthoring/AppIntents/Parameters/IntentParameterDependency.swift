import Foundation
import Synchronization

/// The values of other parameters of the same intent, for a query or an options provider.
///
/// Nil until every named parameter has a value. Source: AI-09.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>:
  ParameterDependency, @unchecked Sendable
{
  private let areSet: (Intent) -> Bool

  public convenience init<each V>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each V>>) {
    // The key paths are immutable and only read, so sharing them is safe.
    nonisolated(unsafe) let paths = (repeat each keyPath)
    self.init { intent in
      var areSet = true
      for path in repeat each paths { areSet = areSet && intent[keyPath: path].hasAnswer }
      return areSet
    }
  }

  private init(_ areSet: @escaping (Intent) -> Bool) { self.areSet = areSet }

  /// The intent's values; nil until all of them are set.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentBeingConfigured.intent as? Intent else { return nil }
    guard areSet(intent) else {
      IntentBeingConfigured.unmet?.recordRead()
      return nil
    }
    return IntentProjection(intent)
  }
}

protocol ParameterDependency {}

@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(_ intent: Intent) { self.intent = intent }

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }

  /// The value of an optional parameter, unwrapped; it exists if the dependency names the
  /// parameter.
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

enum IntentBeingConfigured {
  /// The intent with the choices made so far.
  @TaskLocal static var intent: (any AppIntent)?

  /// The recorder of dependencies that are read before they have a value.
  @TaskLocal static var unmet: UnmetDependencies?
}

/// A flag that is set when a dependency is read before its parameters have values.
final class UnmetDependencies: Sendable {
  private let read = Mutex(false)

  var isRead: Bool { read.withLock { $0 } }

  func recordRead() { read.withLock { $0 = true } }
}

extension IntentParameter {
  var hasAnswer: Bool {
    guard let value = valueIfAny else { return false }
    return !isAbsent(value)
  }
}

/// Returns true if a value is the nil of its type.
func isAbsent(_ value: Any) -> Bool { (value as? any Absence)?.isAbsence ?? false }

private protocol Absence {
  var isAbsence: Bool { get }
}

extension Optional: Absence {
  fileprivate var isAbsence: Bool {
    if case .none = self { true } else { false }
  }
}
