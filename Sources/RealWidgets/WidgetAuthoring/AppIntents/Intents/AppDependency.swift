import Foundation
import Synchronization

/// Something of the app that intents and queries use, spelled `@Dependency` inside them.
@propertyWrapper public struct AppDependency<Dependency>: @unchecked Sendable {
  private let key: AnyHashable?
  private let fallback: (() -> Dependency)?

  /// The dependency that the manager has for this type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    fallback = nil
  }

  /// The dependency that the manager has for this type, else a default.
  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping () -> Dependency
  ) {
    self.key = key
    self.fallback = fallback
  }

  /// The dependency.
  ///
  /// - Precondition: The app added one, or there is a default.
  public var wrappedValue: Dependency {
    if let found = AppDependencyManager.shared.find(Dependency.self, key: key) ?? fallback?() {
      return found
    }
    // The mark tells this end from one whose message the code wrote itself.
    CurrentHost.environment?.noteMissing(dependency: "\(Dependency.self)")
    fatalError("no dependency of type \(Dependency.self) was added")
  }
}

/// A dependency of any type.
protocol AnyAppDependency {
  /// The name of the type, if nobody added a value and there is no default.
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

/// The first dependency of a value that only its app could give; `nil` when it has all.
func missingDependency(of value: Any) -> String? {
  for child in Mirror(reflecting: value).children {
    if let missing = (child.value as? any AnyAppDependency)?.missing { return missing }
  }
  return nil
}

/// Holds what intents and queries depend on.
public final class AppDependencyManager: Sendable {
  /// The manager of this process.
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

  /// Adds a dependency that is made when it is first used.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let place = Key(type: ObjectIdentifier(Dependency.self), key: key)
    entries.withLock { $0.makers[place] = dependency }
  }

  /// Adds a dependency that a closure makes; it begins at once, since who uses it cannot wait.
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
