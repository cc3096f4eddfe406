import Foundation

/// A gradient from a point outwards.
public struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates it from a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates it from colours.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) {
    self.gradient = Gradient(colors: colors)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates it from stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) {
    self.gradient = Gradient(stops: stops)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}

extension RadialGradient: ShapeStyle {
  /// A gradient is what it is.
  public typealias Resolved = Never

  /// What attributes say of the gradient.
  public var attributeText: String {
    "radial \(gradient.text)"
  }
}

extension RadialGradient: View {
  /// Nothing: the system draws the gradient.
  public typealias Body = Never

  /// Draws the gradient over the room that it is given.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.note(.view, "RadialGradient")
    renderer.note(.fill, view.attributeText)
    renderer.note(.center, view.center.text)
    renderer.note(.endRadius, view.endRadius.attributeText)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient in this form.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Colours in this form.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Stops in this form.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
