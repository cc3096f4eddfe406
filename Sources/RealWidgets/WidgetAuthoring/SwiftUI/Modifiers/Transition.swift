import Foundation

/// A transition, recorded by name and never run.
public struct AnyTransition: @unchecked Sendable {
  let text: String

  init(text: String) { self.text = text }

  public init<T: Transition>(_ transition: T) { text = transition.transitionText }

  public static let identity = AnyTransition(text: "identity")
  public static let opacity = AnyTransition(text: "opacity")
  public static let scale = AnyTransition(text: "scale")
  public static let slide = AnyTransition(text: "slide")
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(text: "move \(edge)") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(text: "push \(edge)") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(text: "scale \(scale.attributeText)")
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(text: "offset \(offset.attributeText)")
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(text: "offset \(x.attributeText) \(y.attributeText)")
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(text: "\(insertion.text) / \(removal.text)")
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(text: String(describing: E.self))
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(text: "\(text) + \(other.text)")
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(text: "\(text) \(animation?.text ?? "none")")
  }
}

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  typealias Content = PlaceholderContentView<EmptyView>
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

public struct SystemTransition: Transition {
  nonisolated let text: String

  /// The view itself, because the system draws the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  nonisolated var transitionText: String {
    (self as? SystemTransition)?.text ?? String(describing: Self.self)
  }

  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    SystemTransition(text: "\(transitionText) + \(other.transitionText)")
  }

  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    SystemTransition(text: "\(transitionText) \(animation?.text ?? "none")")
  }
}

extension Transition where Self == SystemTransition {
  public nonisolated static var blurReplace: SystemTransition {
    SystemTransition(text: "blurReplace")
  }
}
