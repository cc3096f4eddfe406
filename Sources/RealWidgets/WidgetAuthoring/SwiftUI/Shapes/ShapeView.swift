import Foundation
import WidgetModel

public struct _ShapeView<Content: Shape>: View {
  public let shape: Content
  let paints: [TextAttribute]

  public typealias Body = Never

  @inline(__always) public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    view.shape._describe(to: renderer)
    for paint in view.paints { renderer.addAttribute(paint.name, paint.value) }
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
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style = NamedShapeStyle(),
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    painting(.fill, content.attributeText)
  }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.stroke, "\(content.attributeText) \(style.text)")
  }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.stroke, "\(content.attributeText) \(lineWidth.attributeText)")
  }
}

extension _ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style = NamedShapeStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    painting(.strokeBorder, "\(content.attributeText) \(style.text)")
  }

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

  @inlinable public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    painting(.fill, content.attributeText)
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    painting(.fill, "foreground")
  }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.stroke, "\(content.attributeText) \(style.text)")
  }

  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.stroke, "\(content.attributeText) \(lineWidth.attributeText)")
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, "\(content.attributeText) \(style.text)")
  }

  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, "\(content.attributeText) \(lineWidth.attributeText)")
  }

  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, style.text)
  }

  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    painting(.strokeBorder, lineWidth.attributeText)
  }
}
