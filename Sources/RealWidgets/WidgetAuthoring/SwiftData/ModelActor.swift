import Foundation

/// What runs the code of an actor that has a context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What runs the code of an actor that has a context, one piece at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The usual executor of an actor that has a context.
///
/// An actor with the macro ``ModelActor()`` keeps it for its context and runs like any other actor, in
/// virtual time.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "DefaultSerialModelExecutor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a piece of code later.
  public func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// The executor as the runtime sees it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor that has a context.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// What keeps the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier, `nil` unless it is there and of a type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.known(id) as? T
  }
}
