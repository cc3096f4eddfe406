import Foundation

public struct AngularGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

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
  public typealias Resolved = Never

  public var attributeText: String {
    "angular \(gradient.text)"
  }
}

extension AngularGradient: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.addAttribute(.view, "AngularGradient")
    renderer.addAttribute(.fill, view.attributeText)
    renderer.addAttribute(.center, view.center.text)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startAngle: Angle = .zero,
    endAngle: Angle = .degrees(360)
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

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
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(colors: colors, center: center, startAngle: angle, endAngle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle) {
    self.init(stops: stops, center: center, startAngle: angle, endAngle: angle)
  }
}
