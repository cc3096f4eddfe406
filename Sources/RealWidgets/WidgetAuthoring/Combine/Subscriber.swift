/// Something that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// What it receives.
  associatedtype Input
  /// How its publisher can fail.
  associatedtype Failure: Error

  /// Hears that the publisher has accepted it.
  func receive(subscription: any Subscription)
  /// Receives a value and says how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Hears that nothing more comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// What tells it from others.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// Creates a subscriber from closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Hears that the publisher has accepted it.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  /// Receives a value and says how many more it wants.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  /// Hears that nothing more comes.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
