import Foundation

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnySubscriber(subscriber).feed([output], then: .finished)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnySubscriber(subscriber).feed([], then: .failure(error))
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnySubscriber(subscriber).feed([], then: completeImmediately ? .finished : nil)
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  public var publisher: Publishers.Derived<Element, Never> {
    Publishers.Derived { $0.feed(Array(self), then: .finished) }
  }
}

extension Result {
  public var publisher: Publishers.Derived<Success, Failure> {
    Publishers.Derived { subscriber in
      switch self {
      case .success(let value): subscriber.feed([value], then: .finished)
      case .failure(let error): subscriber.feed([], then: .failure(error))
      }
    }
  }
}

extension AnySubscriber {
  /// Sends values as they are requested, then the end; with `nil` the subscription never ends.
  func feed(_ values: [Input], then end: Subscribers.Completion<Failure>?) {
    var rest = values[...]
    var demand = Subscribers.Demand.none
    var isOver = false
    var isFeeding = false
    let pump: (Subscribers.Demand) -> Void = { more in
      demand += more
      // A request made while a value is delivered only adds demand; the outer loop serves it.
      guard !isFeeding else { return }
      isFeeding = true
      defer { isFeeding = false }
      while !isOver, demand > .none, let value = rest.popFirst() {
        if let max = demand.max { demand = .max(max - 1) }
        demand += self.receive(value)
      }
      if !isOver, rest.isEmpty, let end {
        isOver = true
        self.receive(completion: end)
      }
    }
    receive(subscription: ClosureSubscription(onRequest: pump, onCancel: { isOver = true }))
    // An empty sequence completes without any demand.
    if values.isEmpty { pump(.none) }
  }
}
