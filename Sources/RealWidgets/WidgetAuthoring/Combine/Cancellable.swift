/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off.
  func cancel()
}

extension Cancellable {
  /// Keeps it as long as a collection of such things lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it as long as a set of such things lives.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Something that is called off at the latest when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates one from what to do.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates one from another.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Calls it off, once.
  public func cancel() {
    let once = action
    action = nil
    once?()
  }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What tells a subscription or subscriber from others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let identity: ObjectIdentifier
  private let token: Token?

  private final class Token: Sendable {}

  /// Creates an identifier unlike any other that is in use.
  public init() {
    let token = Token()
    identity = ObjectIdentifier(token)
    self.token = token
  }

  /// Creates the identifier of an object.
  public init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
    token = nil
  }

  /// Whether both are of the same thing.
  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The identity as text.
  public var description: String { "\(identity)" }
}

/// Something that can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  /// What tells it from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Subscriptions that say nothing.
public enum Subscriptions {
  /// A subscription that nothing comes through.
  public static var empty: any Subscription { ClosureSubscription(onCancel: {}) }
}

/// A subscription made of closures.
final class ClosureSubscription: Subscription {
  private let onRequest: (Subscribers.Demand) -> Void
  private let onCancel: () -> Void

  init(
    onRequest: @escaping (Subscribers.Demand) -> Void = { _ in },
    onCancel: @escaping () -> Void
  ) {
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) { onRequest(demand) }

  func cancel() { onCancel() }
}
