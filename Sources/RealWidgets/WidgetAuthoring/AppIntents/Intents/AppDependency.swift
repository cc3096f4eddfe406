import Foundation
import Synchronization

/// A dependency of the app, resolved when it is read and not when the intent is created.
@propertyWrapper public struct AppDependency<Dependency>: @unchecked Sendable {
  private let key: AnyHashable?
  private let fallback: (() -> Dependency)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    fallback = nil
  }

  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping () -> Dependency
  ) {
    self.key = key
    self.fallback = fallback
  }

  /// The dependency; reading it traps if the app added none and there is no default.
  public var wrappedValue: Dependency {
    if let found = AppDependencyManager.shared.find(Dependency.self, key: key) ?? fallback?() {
      return found
    }
    // The mark distinguishes this crash from one whose message the code wrote itself.
    CurrentHost.environment?.noteMissing(dependency: "\(Dependency.self)")
    fatalError("no dependency of type \(Dependency.self) was added")
  }
}

protocol AnyAppDependency {
  /// The type's name if no value was added and there is no default.
  var missing: String? { get }
}

extension AppDependency: AnyAppDependency {
  var missing: String? {
    guard fallback == nil, AppDependencyManager.shared.find(Dependency.self, key: key) == nil else {
      return nil
    }
    return "\(Dependency.self)"
  }
}

/// Returns the first dependency of a value that only its app can provide; `nil` if none is missing.
func missingDependency(of value: Any) -> String? {
  for child in Mirror(reflecting: value).children {
    if let missing = (child.value as? any AnyAppDependency)?.missing { return missing }
  }
  return nil
}

/// The dependencies of this process; every `manager` argument means the shared one.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    var type: ObjectIdentifier
    var key: AnyHashable?
  }

  private struct Entries: @unchecked Sendable {
    var makers: [Key: () -> Any] = [:]
    var made: [Key: Any] = [:]
  }

  private let entries = Mutex(Entries())

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let place = Key(type: ObjectIdentifier(Dependency.self), key: key)
    entries.withLock { $0.makers[place] = dependency }
  }

  /// Adds a dependency that a closure creates at once, because reading it cannot wait.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @escaping @Sendable () async -> Dependency
  ) {
    let place = Key(type: ObjectIdentifier(Dependency.self), key: key)
    Task { @Sendable in
      let made = await dependency()
      entries.withLock { $0.made[place] = made }
    }
  }

  func find<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let place = Key(type: ObjectIdentifier(type), key: key)
    nonisolated(unsafe) var found: Dependency?
    entries.withLock { entries in
      if let made = entries.made[place] as? Dependency {
        found = made
      } else if let made = entries.makers[place]?() as? Dependency {
        entries.made[place] = made
        found = made
      }
    }
    return found
  }
}
