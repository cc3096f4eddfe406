import Foundation

extension Edge {
  /// A corner between two edges.
  public enum Corner: Hashable, Sendable {
    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      /// The radius; `nil` where it follows what holds the shape.
      let radius: CGFloat?
      /// The least radius where it follows what holds the shape.
      let minimum: CGFloat

      /// A corner of a fixed radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }
      /// A corner that has its centre in common with that of what holds the shape.
      public static var concentric: Style { Style(radius: nil, minimum: 0) }
      /// Such a corner with a least radius.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: nil, minimum: minimum)
      }

      private init(radius: CGFloat?, minimum: CGFloat) {
        self.radius = radius
        self.minimum = minimum
      }

      /// A corner of a fixed radius.
      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      /// A corner of a fixed radius.
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }

    /// Between top and leading edge.
    case topLeading
    /// Between top and trailing edge.
    case topTrailing
    /// Between bottom and leading edge.
    case bottomLeading
    /// Between bottom and trailing edge.
    case bottomTrailing
  }
}

/// A rectangle whose corners follow those of what holds it.
///
/// The container's corners are not known here, so that such a corner has its least radius.
public struct ConcentricRectangle: InsettableShape {
  private let corners: [Edge.Corner.Style]

  /// Creates a rectangle whose corners all follow those of what holds it.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners are alike.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = [corners] }

  /// Creates a rectangle whose corners differ.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
  }

  private nonisolated var radii: [CGFloat] { corners.map { $0.radius ?? $0.minimum } }

  /// The outline within a rectangle, with the largest of the radii.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radii.max() ?? 0)
  }
  /// Names the shape and its corners.
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.note(.view, "ConcentricRectangle")
    renderer.note(.cornerRadii, radii.map(\.attributeText).joined(separator: " "))
  }
  /// The rectangle, smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are alike.
  public static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
