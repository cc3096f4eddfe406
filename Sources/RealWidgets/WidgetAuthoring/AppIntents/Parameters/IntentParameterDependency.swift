import Foundation
import Synchronization

/// The values of an intent's other parameters; nil until every named one has a value (AI-09).
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

  /// The value of an optional parameter that the dependency names, unwrapped.
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
  @TaskLocal static var intent: (any AppIntent)?

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

func isAbsent(_ value: Any) -> Bool { (value as? any Absence)?.isAbsence ?? false }

private protocol Absence {
  var isAbsence: Bool { get }
}

extension Optional: Absence {
  fileprivate var isAbsence: Bool {
    if case .none = self { true } else { false }
  }
}
