import Synchronization
import Testing

/// Lets one test at a time have the process's host environment.
final class HostTurn: Sendable {
  static let shared = HostTurn()

  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func takeTurn() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken { state.waiting.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  func give() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.isTaken = !state.waiting.isEmpty
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.resume()
  }
}

/// Makes each test of a suite wait for its turn in the host environment.
struct HostTurnTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await HostTurn.shared.takeTurn()
    defer { HostTurn.shared.give() }
    try await function()
  }
}

extension Trait where Self == HostTurnTrait {
  /// For suites whose tests set the host environment themselves.
  static var takingTurnsOnHost: Self { Self() }
}
