import Foundation

/// The geometry of a chart: the plot area is the whole chart, and no value has a position.
public struct ChartProxy {
  public var plotFrame: Anchor<CGRect>? { Anchor<CGRect>.Source.bounds.anchor }
  public var plotAreaFrame: Anchor<CGRect> { Anchor<CGRect>.Source.bounds.anchor }
  public var plotSize: CGSize { CurrentRenderer.environment.canvasSize }
  public var plotAreaSize: CGSize { plotSize }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    nil
  }
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
}

public struct ChartPlotContent {}

extension ChartPlotContent: View {
  public typealias Body = Never

  public static func _make(_ view: Self, _ renderer: Renderer) {}
}
