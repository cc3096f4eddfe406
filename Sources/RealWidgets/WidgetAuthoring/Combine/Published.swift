import Foundation

@propertyWrapper public struct Published<Value> {
  let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value; setting it notifies the object's and the property's subscribers first.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &model.$property)` writes through this setter.
    nonmutating set { box.source = newValue.box.source }
  }

  public struct Publisher: WidgetAuthoring.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: Box

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.audience.add(AnySubscriber(subscriber)) { [box] in box.value }
    }
  }

  /// The storage, separate from the wrapper so that subscribers can read it while it is set.
  final class Box {
    private let lock = NSRecursiveLock()
    private var current: Value
    private var owner: ObservableObjectPublisher?
    let audience = Audience<Value, Never>()
    var source: AnyCancellable?

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    var announcer: ObservableObjectPublisher? {
      get { lock.withLock { owner } }
      set { lock.withLock { owner = newValue } }
    }

    func set(_ value: Value) {
      // The order is Combine's: subscribers see the old value while they are notified.
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
