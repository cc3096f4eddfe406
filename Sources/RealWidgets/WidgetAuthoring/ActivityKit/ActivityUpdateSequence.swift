import Synchronization

public struct ActivityUpdateSequence<Element>: AsyncSequence, @unchecked Sendable {
  private let stream: AsyncStream<Element>

  init(_ stream: AsyncStream<Element>) { self.stream = stream }

  static var none: ActivityUpdateSequence<Element> {
    ActivityUpdateSequence(AsyncStream { $0.finish() })
  }

  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}

final class ActivityListeners<Element>: Sendable {
  private struct State: @unchecked Sendable {
    var continuations: [AsyncStream<Element>.Continuation] = []
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Returns the updates from now on, preceded by past ones.
  func updates(after past: [Element] = []) -> ActivityUpdateSequence<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    for element in past {
      // Contents need not be sendable, but `yield` requires a sending value.
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    }
    let isFinished = state.withLock { state in
      if !state.isFinished { state.continuations.append(continuation) }
      return state.isFinished
    }
    // After the lock, because finishing may run code that observes again.
    if isFinished { continuation.finish() }
    return ActivityUpdateSequence(stream)
  }

  func send(_ element: Element) {
    for continuation in state.withLock({ $0.continuations }) {
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    }
  }

  /// Ends the updates of all observers, present and future.
  func finish() {
    let all = state.withLock { state in
      defer { state = State(isFinished: true) }
      return state.continuations
    }
    for continuation in all { continuation.finish() }
  }
}
