import Foundation

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnySubscriber(subscriber).feed([output], then: .finished)
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of an error, with the type of the values that never come.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnySubscriber(subscriber).feed([], then: .failure(error))
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, or never.
  public let completeImmediately: Bool

  /// Creates a publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher of nothing, with the types of what never comes.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Ends at once, or never.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnySubscriber(subscriber).feed([], then: completeImmediately ? .finished : nil)
  }
}

/// A publisher that is made when somebody subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// It sends what the made publisher sends.
  public typealias Output = DeferredPublisher.Output
  /// It fails as the made publisher does.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher to make later.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// Publishes the elements one after the other.
  public var publisher: Publishers.Derived<Element, Never> {
    Publishers.Derived { $0.feed(Array(self), then: .finished) }
  }
}

extension Result {
  /// Publishes the success or the failure.
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
  /// Sends values as they are asked for, and then the end; `nil` is no end at all.
  func feed(_ values: [Input], then end: Subscribers.Completion<Failure>?) {
    var rest = values[...]
    var demand = Subscribers.Demand.none
    var isOver = false
    var isFeeding = false
    let pump: (Subscribers.Demand) -> Void = { more in
      demand += more
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
    if values.isEmpty { pump(.none) }
  }
}
