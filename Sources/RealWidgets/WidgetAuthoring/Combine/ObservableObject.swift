public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher held by the published properties; new at each read of an object without any.
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

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(AnySubscriber(subscriber), first: nil)
  }

  public func send() { audience.send(()) }
}

protocol PublishedProperty {
  var announcer: ObservableObjectPublisher? { get }

  func announce(with publisher: ObservableObjectPublisher)
}
