/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before any published property changes.
  ///
  /// The published properties keep it; an object without any gets a new one each time.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any PublishedProperty }
      mirror = level.superclassMirror
    }
    let shared = properties.lazy.compactMap(\.announcer).first ?? ObservableObjectPublisher()
    for property in properties where property.announcer == nil { property.announce(with: shared) }
    return shared
  }
}

/// The publisher of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// It sends nothing but the fact.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Creates a publisher without listeners.
  public init() {}

  /// Begins to serve a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(AnySubscriber(subscriber), first: nil)
  }

  /// Tells that the object is about to change.
  public func send() { audience.send(()) }
}

/// A published property of any type.
protocol PublishedProperty {
  /// The publisher of the object that has the property, once somebody asked for it.
  var announcer: ObservableObjectPublisher? { get }

  /// Tells the property of its object's publisher.
  func announce(with publisher: ObservableObjectPublisher)
}
