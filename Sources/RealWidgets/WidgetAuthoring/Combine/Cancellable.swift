public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let once = action
    // Cleared before the call, so a cancellation from within the action has no effect.
    action = nil
    once?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let identity: ObjectIdentifier
  private let token: Token?

  private final class Token: Sendable {}

  public init() {
    let token = Token()
    identity = ObjectIdentifier(token)
    self.token = token
  }

  public init(_ object: AnyObject) {
    identity = ObjectIdentifier(object)
    token = nil
  }

  public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  public var description: String { "\(identity)" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public enum Subscriptions {
  public static var empty: any Subscription { ClosureSubscription(onCancel: {}) }
}

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
