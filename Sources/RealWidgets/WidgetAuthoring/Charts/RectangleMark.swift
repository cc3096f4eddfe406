import Foundation

/// A rectangle.
public struct RectangleMark {
  /// What the mark shows.
  public let _mark: _Mark

  /// Creates a mark by its x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value], y: [y.value])
  }

  /// Creates a mark by its start on x, end on x, start on y and end on y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value], y: [yStart.value, yEnd.value])
  }

  /// Creates a mark by its x, start on y and end on y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  /// Creates a mark by its start on x, end on x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

  /// Creates a mark by its x.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value])
  }

  /// Creates a mark by its y.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", y: [y.value])
  }

  /// Creates a mark by its start on x and end on x.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value])
  }

  /// Creates a mark by its start on y and end on y.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("RectangleMark", y: [yStart.value, yEnd.value])
  }
}

extension RectangleMark: _ChartMark {}

/// A part of a circle.
public struct SectorMark {
  /// What the mark shows.
  public let _mark: _Mark

  /// Creates a mark by its angle.
  public nonisolated init<A: Plottable>(
    angle: PlottableValue<A>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    _mark = _Mark("SectorMark", other: [angle.value])
  }
}

extension SectorMark: _ChartMark {}
