import Foundation

/// A gradient along a line.
public struct LinearGradient: Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates it from a gradient.
  public init(
    gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates it from colours.
  public init(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.gradient = Gradient(colors: colors)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates it from stops.
  public init(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.gradient = Gradient(stops: stops)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

extension LinearGradient: ShapeStyle {
  /// A gradient is what it is.
  public typealias Resolved = Never

  /// What attributes say of the gradient.
  public var attributeText: String {
    "linear \(gradient.text)"
  }
}

extension LinearGradient: View {
  /// Nothing: the system draws the gradient.
  public typealias Body = Never

  /// Draws the gradient over the room that it is given.
  public static func _make(_ view: Self, _ renderer: Renderer) {
    renderer.add(.shape)
    renderer.note(.view, "LinearGradient")
    renderer.note(.fill, view.attributeText)
    renderer.note(.startPoint, view.startPoint.text)
    renderer.note(.endPoint, view.endPoint.text)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient in this form.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours in this form.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Stops in this form.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
