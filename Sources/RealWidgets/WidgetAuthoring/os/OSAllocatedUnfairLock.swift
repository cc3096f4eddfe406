import Foundation

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Box {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  fileprivate let box: Box

  /// Creates a lock around a state.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Creates a lock around a state that nobody else may use.
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// Runs code that has the state to itself.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs code that has the state to itself, if nobody has it.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs code that has the state to itself.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }

  /// Runs code that has the state to itself, if nobody has it.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard box.lock.try() else { return nil }
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock.
  public func lock() { box.lock.lock() }

  /// Gives the lock back.
  public func unlock() { box.lock.unlock() }

  /// Takes the lock if nobody has it.
  public func lockIfAvailable() -> Bool { box.lock.try() }

  /// Runs code that has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs code that has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
