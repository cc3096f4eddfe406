import Foundation
import WidgetModel

public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path

  /// Records the shape's appearance in the node that was added last.
  nonisolated func _describe(to renderer: Renderer)
}

extension Shape {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    view._describe(to: renderer)
  }

  /// Records the shape's name and the size of its outline, computed for the whole widget.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.addAttribute(.view, String(describing: Self.self))
    let rect = CGRect(origin: .zero, size: renderer.environment.canvasSize)
    renderer.addAttribute(.path, "\(path(in: rect).elementCount) elements")
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that differs from another in one attribute.
public struct _ChangedShape<Base: Shape>: Sendable {
  let base: Base
  let name: AttributeName
  let value: String
}

extension _ChangedShape: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public nonisolated func _describe(to renderer: Renderer) {
    base._describe(to: renderer)
    renderer.addAttribute(name, value)
  }
}

extension _ChangedShape: InsettableShape where Base: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _ChangedShape<Self>(base: self, name: .inset, value: amount.attributeText)
  }
}

public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let describe: @Sendable (Renderer) -> Void

  public init<Content: Shape>(_ shape: Content) {
    outline = { shape.path(in: $0) }
    describe = { shape._describe(to: $0) }
  }

  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }

  public nonisolated func _describe(to renderer: Renderer) { describe(renderer) }
}
