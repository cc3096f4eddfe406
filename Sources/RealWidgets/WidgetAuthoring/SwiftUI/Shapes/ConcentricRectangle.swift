import Foundation

extension Edge {
  public enum Corner: Hashable, Sendable {
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      /// The radius; `nil` if it follows the container's.
      let radius: CGFloat?
      let minimum: CGFloat

      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }
      public static var concentric: Style { Style(radius: nil, minimum: 0) }
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: nil, minimum: minimum)
      }

      private init(radius: CGFloat?, minimum: CGFloat) {
        self.radius = radius
        self.minimum = minimum
      }

      public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    }

    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }
}

/// A rectangle whose corners follow its container's, unknown here, so they have minimal radius.
public struct ConcentricRectangle: InsettableShape {
  private let corners: [Edge.Corner.Style]

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = [corners] }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
  }

  private nonisolated var radii: [CGFloat] { corners.map { $0.radius ?? $0.minimum } }

  /// Returns the outline, with the largest radius at all corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radii.max() ?? 0)
  }
  public nonisolated func _describe(to renderer: Renderer) {
    renderer.addAttribute(.view, "ConcentricRectangle")
    renderer.addAttribute(.cornerRadii, radii.map(\.attributeText).joined(separator: " "))
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    changed(.inset, amount.attributeText)
  }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
