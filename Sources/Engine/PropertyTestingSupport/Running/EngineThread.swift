import Foundation
import PropertyChecks
import PropertyTesting

/// Runs the engine on a thread of its own, where it can wait for a property that suspends.
///
/// The engine hands each value over to the test's task, which runs the property and hands the verdict
/// back. So the property runs in the task of its test, with everything that belongs to the task. One of
/// the two always waits for the other: values may cross although they are not `Sendable`, and nothing can
/// deadlock, since every value handed over is answered and the end is always told.
final class EngineThread<Value, Report>: @unchecked Sendable {
  /// A value that waits for its verdict.
  struct Question {
    let value: Value
    let source: ChoiceSource
  }

  private enum Message {
    case question(Question)
    case end(Report)
  }

  private let lock = NSLock()
  private var message: Message?
  private var receiver: CheckedContinuation<Void, Never>?
  private var verdict = Verdict<PropertyFailure>.discarded
  private var isStopped = false
  private let answered = DispatchSemaphore(value: 0)

  /// The stack of the thread; generators may recurse deeply.
  private static var stackSize: Int { 16 << 20 }

  /// Starts the engine, which asks through ``judge(_:_:)`` and ends with a report.
  func start(_ engine: @escaping (EngineThread) -> Report) {
    nonisolated(unsafe) let engine = engine
    let thread = Thread { self.send(.end(engine(self))) }
    thread.name = "PropertyTesting"
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Hands a value over and waits for its verdict; called by the engine.
  func judge(_ value: Value, _ source: ChoiceSource) -> Verdict<PropertyFailure> {
    send(.question(Question(value: value, source: source)))
    answered.wait()
    return verdict
  }

  /// Whether the engine should end.
  var shouldStop: Bool { lock.withLock { isStopped } }

  /// Asks the engine to end; it does so after the verdict that it waits for.
  func stop() { lock.withLock { isStopped = true } }

  /// Answers every question of the engine until it ends; called by the test's task.
  func answer(
    isolation: isolated (any Actor)? = #isolation,
    _ answer: nonisolated(nonsending) (Question) async -> Verdict<PropertyFailure>
  ) async -> Report {
    while true {
      switch await receive() {
      case .question(let question):
        verdict = await answer(question)
        answered.signal()
      case .end(let report): return report
      }
    }
  }

  private func send(_ message: Message) {
    let receiver = lock.withLock {
      self.message = message
      defer { self.receiver = nil }
      return self.receiver
    }
    receiver?.resume()
  }

  private func receive(isolation: isolated (any Actor)? = #isolation) async -> Message {
    while true {
      if let message = takeMessage() { return message }
      await withCheckedContinuation { continuation in
        let isThere = lock.withLock {
          if message == nil { receiver = continuation }
          return message != nil
        }
        if isThere { continuation.resume() }
      }
    }
  }

  private func takeMessage() -> Message? {
    lock.withLock {
      defer { message = nil }
      return message
    }
  }
}
