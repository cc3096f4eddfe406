/// A source of values over time that ends at most once, with or without an error.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it can fail.
  associatedtype Failure: Error

  /// Begins to serve a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }

  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Begins to serve a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }

  /// The name of the type.
  public var description: String { "AnyPublisher" }
}

/// The publishers that operators make.
public enum Publishers {
  /// What an operator makes of its upstream; Combine has a type of its own for each operator.
  public struct Derived<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Begins to serve a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(AnySubscriber(subscriber))
    }
  }
}
