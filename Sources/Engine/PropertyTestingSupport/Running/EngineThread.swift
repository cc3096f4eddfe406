import Foundation
import PropertyChecks
import PropertyTesting

/// Runs the engine on its own thread, where it can block while an async property runs.
///
/// The engine hands each value to the test's task, which runs the property and hands the verdict
/// back, so the property keeps its task's context. One of the two always waits for the other.
/// Values may therefore cross without being `Sendable`, and there is no deadlock, because every
/// question is answered and the end is always sent.
final class EngineThread<Value, Report>: @unchecked Sendable {
  struct Question {
    let value: Value
    let source: ChoiceSource
  }

  private enum Message {
    case question(Question)
    case end(Report)
  }

  // Protects the message, the receiver and the stop flag; the semaphore orders the verdict.
  private let lock = NSLock()
  private var message: Message?
  private var receiver: CheckedContinuation<Void, Never>?
  private var verdict = Verdict<PropertyFailure>.discarded
  private var isStopped = false
  private let answered = DispatchSemaphore(value: 0)

  /// The stack size in bytes; 16 MiB, because generators may recurse deeply.
  private static var stackSize: Int { 16 << 20 }

  /// Starts the engine, which asks through ``judge(_:_:)`` and ends with a report.
  func start(_ engine: @escaping (EngineThread) -> Report) {
    // Safe: only the new thread uses the closure from here on.
    nonisolated(unsafe) let engine = engine
    let thread = Thread { self.send(.end(engine(self))) }
    thread.name = "PropertyTesting"
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Hands a value over and blocks until its verdict; called by the engine.
  func judge(_ value: Value, _ source: ChoiceSource) -> Verdict<PropertyFailure> {
    send(.question(Question(value: value, source: source)))
    answered.wait()
    return verdict
  }

  var shouldStop: Bool { lock.withLock { isStopped } }

  /// Requests the end of the engine, which ends after its pending verdict.
  func stop() { lock.withLock { isStopped = true } }

  /// Answers every question of the engine until it ends; called by the test's task.
  func answer(
    isolation: isolated (any Actor)? = #isolation,
    _ answer: nonisolated(nonsending) (Question) async -> Verdict<PropertyFailure>
  ) async -> Report {
    while true {
      switch await receive() {
      case .question(let question):
        // The semaphore orders this write before the read in `judge`.
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
        // The message may have arrived before the receiver was stored; then resume at once.
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
