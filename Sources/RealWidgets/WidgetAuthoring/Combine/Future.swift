import Foundation

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSRecursiveLock()
  private var result: Result<Output, Failure>?
  private var waiting: [AnySubscriber<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscriber = AnySubscriber(subscriber)
    let ready = lock.withLock {
      if result == nil { waiting.append(subscriber) }
      return result
    }
    if let ready { return ready.publisher.receive(subscriber: subscriber) }
    let identity = subscriber.combineIdentifier
    subscriber.receive(
      subscription: ClosureSubscription { [weak self] in
        guard let self else { return }
        lock.withLock { waiting.removeAll { $0.combineIdentifier == identity } }
      }
    )
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let ready = lock.withLock {
      guard self.result == nil else { return [AnySubscriber<Output, Failure>]() }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscriber in ready {
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error):
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        keep { kept in
          sink {
            continuation.resume(returning: Unchecked($0)); kept.release()
          }
        }
      }.value
    }
  }
}

extension Future where Failure: Error {
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        keep { kept in
          sink {
            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
            kept.release()
          } receiveValue: {
            continuation.resume(returning: Unchecked($0))
          }
        }
      }.value
    }
  }
}

final class Kept {
  private var subscription: AnyCancellable?
  private var isReleased = false

  fileprivate func hold(_ subscription: AnyCancellable) {
    // The publisher may have finished before the subscription was stored.
    if !isReleased { self.subscription = subscription }
  }

  func release() {
    isReleased = true
    subscription = nil
  }
}

func keep(_ begin: (Kept) -> AnyCancellable) {
  let kept = Kept()
  kept.hold(begin(kept))
}

/// A value that is passed on without being shared, so it need not be sendable.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
