import Synchronization
import Testing

/// Lets one test at a time have the process's stage.
final class StageTurn: Sendable {
  static let shared = StageTurn()

  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func take() async {
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

/// Makes each test of a suite wait for its turn on the stage.
struct StageTurnTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await StageTurn.shared.take()
    defer { StageTurn.shared.give() }
    try await function()
  }
}

extension Trait where Self == StageTurnTrait {
  /// For suites whose tests set the stage themselves.
  static var takingTurnsOnStage: Self { Self() }
}
