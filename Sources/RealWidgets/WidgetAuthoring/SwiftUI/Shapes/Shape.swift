import Foundation
import WidgetModel

/// A form with an outline.
///
/// A shape without a style is drawn in the foreground's.
public protocol Shape: View, Sendable {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// Says what the shape looks like, of the node that was added last.
  nonisolated func _describe(to renderer: Renderer)
}

extension Shape {
  /// Nothing: the system draws the shape.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  /// Draws the shape.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    view._describe(to: renderer)
  }

  /// Names the shape and asks for its outline, as the system would.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, String(describing: Self.self))
    let rect = CGRect(origin: .zero, size: renderer.environment.canvasSize)
    renderer.note(.path, "\(path(in: rect).elementCount) elements")
  }

  /// The size that the shape takes of an offered one.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that differs from another in one respect.
public struct _ChangedShape<Base: Shape>: Sendable {
  let base: Base
  let name: AttributeName
  let value: String
}

extension _ChangedShape: Shape {
  /// The outline of the other shape.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Says what the other shape looks like, and what differs.
  public nonisolated func _describe(to renderer: Renderer) {
    base._describe(to: renderer)
    renderer.note(name, value)
  }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape<Self>(base: self, name: .inset, value: amount.attributeText)
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let describe: @Sendable (Renderer) -> Void

  /// Hides the type of a shape.
  public init<Content: Shape>(_ shape: Content) {
    outline = { shape.path(in: $0) }
    describe = { shape._describe(to: $0) }
  }

  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }

  /// Says what the shape looks like.
  public nonisolated func _describe(to renderer: Renderer) { describe(renderer) }
}
