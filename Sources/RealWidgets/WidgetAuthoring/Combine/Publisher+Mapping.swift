import Foundation

extension Publisher {
  /// A publisher that turns each value into an answer to the subscriber.
  ///
  /// The closure gets a value and the subscriber, and answers how many values more are wanted.
  func relay<NewOutput>(
    _ handle: @escaping (Output, AnySubscriber<NewOutput, Failure>) -> Subscribers.Demand
  ) -> Publishers.Derived<NewOutput, Failure> {
    Publishers.Derived { down in
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: down.receive(subscription:),
          receiveValue: { handle($0, down) },
          receiveCompletion: down.receive(completion:)
        )
      )
    }
  }

  /// A publisher whose handling of values may throw, which ends it.
  func tryRelay<NewOutput>(
    _ handle: @escaping (Output, AnySubscriber<NewOutput, any Error>) throws -> Subscribers.Demand
  ) -> Publishers.Derived<NewOutput, any Error> {
    Publishers.Derived { down in
      var upstream: (any Subscription)?
      var isOver = false
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            upstream = $0
            down.receive(subscription: $0)
          },
          receiveValue: {
            guard !isOver else { return .none }
            do {
              return try handle($0, down)
            } catch {
              isOver = true
              upstream?.cancel()
              down.receive(completion: .failure(error))
              return .none
            }
          },
          receiveCompletion: { if !isOver { down.receive(completion: $0.mapError { $0 }) } }
        )
      )
    }
  }

  /// Turns each value into another.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Derived<T, Failure> {
    relay { $1.receive(transform($0)) }
  }

  /// Reads a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Derived<T, Failure> {
    relay { $1.receive($0[keyPath: keyPath]) }
  }

  /// Turns each value into another, or fails.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Derived<T, any Error> {
    tryRelay { $1.receive(try transform($0)) }
  }

  /// Turns each value into another and drops `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Derived<T, Failure> {
    relay { value, down in transform(value).map(down.receive) ?? .max(1) }
  }

  /// Puts a value in the place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Derived<T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

  /// Sends what has come together so far.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Derived<T, Failure> {
    Publishers.Derived { down in
      var result = initialResult
      self.map { value -> T in
        result = nextPartialResult(result, value)
        return result
      }.receive(subscriber: down)
    }
  }

  /// Decodes each value.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Derived<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Derived<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

/// Something that decodes whole values.
public protocol TopLevelDecoder<Input> {
  /// What it reads.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that encodes whole values.
public protocol TopLevelEncoder<Output> {
  /// What it writes.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
