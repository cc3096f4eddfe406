import Foundation

/// What a view round a chart finds out about the places of values.
///
/// Nothing is measured here: the area of the marks is the whole chart, and no value has a place.
public struct ChartProxy {
  /// The area of the marks.
  public var plotFrame: Anchor<CGRect>? { Anchor<CGRect>.Source.bounds.anchor }
  /// The area of the marks, as it was called before.
  public var plotAreaFrame: Anchor<CGRect> { Anchor<CGRect>.Source.bounds.anchor }
  /// The size of the area of the marks.
  public var plotSize: CGSize { CurrentRenderer.environment.canvasSize }
  /// The size of the area of the marks, as it was called before.
  public var plotAreaSize: CGSize { plotSize }

  /// The place of a value.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// The place of a value.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// The place of two values.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
  /// The places that a value takes up.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// The places that a value takes up.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// The value at a place.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The value at a place.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The values at a place.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    nil
  }
  /// The style of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  /// The value at an angle.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
}

/// The area of the marks, to which code adds what is behind or in front.
public struct ChartPlotContent {}

extension ChartPlotContent: View {
  /// Nothing: the system draws the marks.
  public typealias Body = Never

  /// Draws nothing.
  public static func _make(_ view: Self, _ renderer: Renderer) {}
}
