import Synchronization

/// Values that come one after the other while a Live Activity lives.
public struct ActivityUpdateSequence<Element>: AsyncSequence, @unchecked Sendable {
  private let stream: AsyncStream<Element>

  init(_ stream: AsyncStream<Element>) { self.stream = stream }

  /// No values.
  static var none: ActivityUpdateSequence<Element> {
    ActivityUpdateSequence(AsyncStream { $0.finish() })
  }

  /// Begins to listen.
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}

/// Those who listen to the updates of something.
final class ActivityListeners<Element>: Sendable {
  private struct State: @unchecked Sendable {
    var continuations: [AsyncStream<Element>.Continuation] = []
    var isFinished = false
  }

  private let state = Mutex(State())

  /// The updates from now on, after some that have happened.
  func updates(after past: [Element] = []) -> ActivityUpdateSequence<Element> {
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    for element in past {
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    }
    let isFinished = state.withLock { state in
      if !state.isFinished { state.continuations.append(continuation) }
      return state.isFinished
    }
    if isFinished { continuation.finish() }
    return ActivityUpdateSequence(stream)
  }

  /// Tells everybody.
  func send(_ element: Element) {
    for continuation in state.withLock({ $0.continuations }) {
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    }
  }

  /// Tells everybody that nothing more comes.
  func finish() {
    let all = state.withLock { state in
      defer { state = State(isFinished: true) }
      return state.continuations
    }
    for continuation in all { continuation.finish() }
  }
}
