import Foundation

/// A property that publishes each value before it takes it.
@propertyWrapper public struct Published<Value> {
  let box: Box

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value; setting it tells the object's and the property's listeners first.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The property's own publisher.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &model.$property)` needs a place to write to.
    nonmutating set { box.source = newValue.box.source }
  }

  /// Publishes a property's values, beginning with the one at the moment.
  public struct Publisher: WidgetAuthoring.Publisher {
    /// It sends the property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let box: Box

    /// Begins to serve a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.add(AnySubscriber(subscriber)) { [box] in box.value }
    }
  }

  /// Where the value is kept, apart from the wrapper so that listeners may read while it is set.
  final class Box {
    private let lock = NSRecursiveLock()
    private var current: Value
    private var owner: ObservableObjectPublisher?
    let audience = Audience<Value, Never>()
    /// What `assign(to:)` feeds the property from.
    var source: AnyCancellable?

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    var announcer: ObservableObjectPublisher? {
      get { lock.withLock { owner } }
      set { lock.withLock { owner = newValue } }
    }

    func set(_ value: Value) {
      announcer?.send()
      audience.send(value)
      lock.withLock { current = value }
    }
  }
}

extension Published: PublishedProperty {
  var announcer: ObservableObjectPublisher? { box.announcer }

  func announce(with publisher: ObservableObjectPublisher) { box.announcer = publisher }
}
