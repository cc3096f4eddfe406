import Foundation

extension Subscribers {
  /// A subscriber that takes every value and gives it to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What takes the values.
    public let receiveValue: (Input) -> Void
    /// What hears of the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false
    private let lock = NSRecursiveLock()

    /// Creates a subscriber from closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Takes a value.
    public func receive(_ input: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(input) }
      return .none
    }

    /// Hears of the end.
    public func receive(completion: Completion<Failure>) {
      let isNew = lock.withLock {
        defer {
          isOver = true
          subscription = nil
        }
        return !isOver
      }
      if isNew { receiveCompletion(completion) }
    }

    /// Wants nothing more.
    public func cancel() {
      let ended = lock.withLock {
        defer {
          isOver = true
          subscription = nil
        }
        return subscription
      }
      ended?.cancel()
    }
  }
}

extension Publisher {
  /// Takes every value and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Takes every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to every value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Publishes every value again through a published property.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.source = sink { [weak box] in box?.set($0) }
  }
}
