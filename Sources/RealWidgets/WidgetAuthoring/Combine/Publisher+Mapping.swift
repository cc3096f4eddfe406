import Foundation

extension Publisher {
  /// Handles each value with a closure that returns the number of further values requested.
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

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Derived<T, Failure> {
    relay { $1.receive(transform($0)) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Derived<T, Failure> {
    relay { $1.receive($0[keyPath: keyPath]) }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Derived<T, any Error> {
    tryRelay { $1.receive(try transform($0)) }
  }

  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.Derived<T, Failure> {
    relay { value, down in transform(value).map(down.receive) ?? .max(1) }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Derived<T, Failure>
  where Output == T? {
    map { $0 ?? output }
  }

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

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Derived<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Derived<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
