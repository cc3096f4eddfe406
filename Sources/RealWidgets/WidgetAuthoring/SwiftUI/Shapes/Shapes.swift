import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Names the shape.
  public nonisolated func _describe(to renderer: Renderer) { renderer.note(.view, "Rectangle") }
  /// The rectangle, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// A circle.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  /// Names the shape.
  public nonisolated func _describe(to renderer: Renderer) { renderer.note(.view, "Circle") }
  /// The circle, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Names the shape.
  public nonisolated func _describe(to renderer: Renderer) { renderer.note(.view, "Ellipse") }
  /// The ellipse, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the sides are rounded.
  public var style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// Names the shape.
  public nonisolated func _describe(to renderer: Renderer) { renderer.note(.view, "Capsule") }
  /// The capsule, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// The shape of the widget, or of what else holds the view.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// Names the shape.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, "ContainerRelativeShape")
  }
  /// The shape, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates a rectangle by its corners' radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a rectangle by its corners' size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// The outline within a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }
  /// Names the shape and its corners.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, "RoundedRectangle")
    renderer.note(.cornerRadius, cornerSize.width.attributeText)
  }
  /// The rectangle, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// At the top and leading edge.
  public var topLeading: CGFloat
  /// At the bottom and leading edge.
  public var bottomLeading: CGFloat
  /// At the bottom and trailing edge.
  public var bottomTrailing: CGFloat
  /// At the top and trailing edge.
  public var topTrailing: CGFloat
  /// Creates the radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How corners are rounded.
  public var style: RoundedCornerStyle
  /// Creates a rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }
  /// The outline within a rectangle, with the largest of the radii.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(cornerRadii.topLeading, cornerRadii.bottomLeading))
  }
  /// Names the shape and its corners.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, "UnevenRoundedRectangle")
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing,
    ]
    renderer.note(.cornerRadii, radii.map(\.attributeText).joined(separator: " "))
  }
  /// The rectangle, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what holds the view.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners differ.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle whose corners differ.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
