import Foundation

/// A gradient round a point.
public struct AngularGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates it from a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates it from colours.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.gradient = Gradient(colors: colors)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates it from stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) {
    self.gradient = Gradient(stops: stops)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
}

extension AngularGradient: ShapeStyle {
  /// A gradient is what it is.
  public typealias Resolved = Never

  /// What attributes say of the gradient.
  public var attributeText: String {
    "angular \(gradient.text)"
  }
}

extension AngularGradient: View {
  /// Nothing: the system draws the gradient.
  public typealias Body = Never

  /// Draws the gradient over the room that it is given.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.note(.view, "AngularGradient")
    renderer.note(.fill, view.attributeText)
    renderer.note(.center, view.center.text)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient in this form.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours in this form.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Stops in this form.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension AngularGradient {
  /// Creates it from a gradient that goes once round.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Creates it from colours that go once round.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(colors: colors, center: center, startAngle: angle, endAngle: angle)
  }

  /// Creates it from stops that go once round.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
    self.init(stops: stops, center: center, startAngle: angle, endAngle: angle)
  }
}
