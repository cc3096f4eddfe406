import Foundation
import WidgetModel

/// A shape with what it is filled and stroked with.
public struct _ShapeView<Content: Shape>: View {
  /// The shape.
  public let shape: Content
  let paints: [TextAttribute]

  /// Nothing: the system draws the shape.
  public typealias Body = Never

  /// Draws the shape.
  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    view.shape._describe(to: renderer)
    for paint in view.paints { renderer.note(paint.name, paint.value) }
  }

  @usableFromInline nonisolated init(shape: Content, paints: [TextAttribute]) {
    self.shape = shape
    self.paints = paints
  }

  nonisolated func painting(_ name: AttributeName, _ value: String) -> _ShapeView<Content> {
    _ShapeView(shape: shape, paints: paints + [TextAttribute(name: name, value: value)])
  }
}

extension _ShapeView {
  /// Fills the shape.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = NamedShapeStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    painting(.fill, content.attributeText)
  }

  /// Strokes the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.stroke, "\(content.attributeText) \(style.text)")
  }

  /// Strokes the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.stroke, "\(content.attributeText) \(lineWidth.attributeText)")
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Strokes the inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = NamedShapeStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.strokeBorder, "\(content.attributeText) \(style.text)")
  }

  /// Strokes the inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = NamedShapeStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.strokeBorder, "\(content.attributeText) \(lineWidth.attributeText)")
  }
}

extension Shape {
  @inlinable nonisolated func painting(_ name: AttributeName, _ value: String) -> _ShapeView<Self> {
    _ShapeView(shape: self, paints: [TextAttribute(name: name, value: value)])
  }

  /// Fills the shape.
  @inlinable public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    painting(.fill, content.attributeText)
  }

  /// Fills the shape with the foreground's style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    painting(.fill, "foreground")
  }

  /// Strokes the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.stroke, "\(content.attributeText) \(style.text)")
  }

  /// Strokes the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.stroke, "\(content.attributeText) \(lineWidth.attributeText)")
  }
}

extension InsettableShape {
  /// Strokes the inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, "\(content.attributeText) \(style.text)")
  }

  /// Strokes the inside of the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, "\(content.attributeText) \(lineWidth.attributeText)")
  }

  /// Strokes the inside of the outline with the foreground's style.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, style.text)
  }

  /// Strokes the inside of the outline with the foreground's style.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, lineWidth.attributeText)
  }
}
