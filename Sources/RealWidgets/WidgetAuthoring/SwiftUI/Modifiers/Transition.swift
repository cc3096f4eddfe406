import Foundation

/// How a view comes and goes, by name.
public struct AnyTransition: @unchecked Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) { text = transition.transitionText }

  /// The transition `identity`.
  public static let identity = AnyTransition(text: "identity")
  /// The transition `opacity`.
  public static let opacity = AnyTransition(text: "opacity")
  /// The transition `scale`.
  public static let scale = AnyTransition(text: "scale")
  /// The transition `slide`.
  public static let slide = AnyTransition(text: "slide")
  /// In over an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(text: "move \(edge)") }
  /// In over an edge, with what was there going out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(text: "push \(edge)") }
  /// Larger or smaller.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(text: "scale \(scale.attributeText)")
  }
  /// From a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(text: "offset \(offset.attributeText)")
  }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(text: "offset \(x.attributeText) \(y.attributeText)")
  }
  /// One way in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(text: "\(insertion.text) / \(removal.text)")
  }
  /// As a modifier says.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(text: String(describing: E.self))
  }
  /// The transition together with another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(text: "\(text) + \(other.text)")
  }
  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(text: "\(text) \(animation?.text ?? "none")")
  }
}

/// How a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in between.
  associatedtype Body: View
  /// The view in between.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<EmptyView>
}

/// Where a view is that comes and goes.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// How far from being there, with a sign.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// A transition that the system knows.
public struct SystemTransition: Transition {
  nonisolated let text: String

  /// The view itself; the system draws the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  nonisolated var transitionText: String {
    (self as? SystemTransition)?.text ?? String(describing: Self.self)
  }

  /// The transition together with another.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    SystemTransition(text: "\(transitionText) + \(other.transitionText)")
  }

  /// The transition with an animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    SystemTransition(text: "\(transitionText) \(animation?.text ?? "none")")
  }
}

extension Transition where Self == SystemTransition {
  /// The transition `blurReplace`.
  public nonisolated static var blurReplace: SystemTransition {
    SystemTransition(text: "blurReplace")
  }
}
