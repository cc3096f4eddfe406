import Foundation

/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands a subscription to the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value that says nothing.
  public func send() { send(()) }
}

/// A subject that passes values to whoever listens at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without listeners.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Takes all that a subscription gives.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Begins to serve a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber), first: nil)
  }
}

/// A subject that has a value at each moment.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = NSRecursiveLock()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The value at the moment; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sends a value and keeps it.
  public func send(_ value: Output) {
    guard !audience.isOver else { return }
    lock.withLock { current = value }
    audience.send(value)
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Takes all that a subscription gives.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Begins to serve a subscriber, with the value at the moment.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber)) { self.value }
  }
}
