import Foundation

extension Publisher where Failure == Never {
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let subscription = sink { _ in
        continuation.finish()
      } receiveValue: {
        continuation.yield(Unchecked($0).value)
      }
      let kept = Unchecked(subscription)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
  }
}

extension Publisher {
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = sink {
        switch $0 {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: {
        continuation.yield(Unchecked($0).value)
      }
      let kept = Unchecked(subscription)
      continuation.onTermination = { _ in kept.value.cancel() }
    }
  }
}
