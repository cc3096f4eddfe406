import Foundation

/// A mark of a chart.
public protocol _ChartMark: ChartContent where Body == Never {
  /// What the mark shows.
  nonisolated var _mark: _Mark { get }
}

extension _ChartMark {
  /// Adds the mark.
  public static func _plot(_ content: Self, _ plot: ChartPlot) { plot.add(content._mark.plot) }
}

/// The kind of a mark with its values.
public struct _Mark {
  let plot: MarkPlot

  init(_ kind: String, x: [Any] = [], y: [Any] = [], other: [Any] = []) {
    plot = MarkPlot(kind: kind, x: x, y: y, other: other)
  }
}

/// A line through points.
public struct LineMark {
  /// What the mark shows.
  public let _mark: _Mark

  /// Creates a mark by its x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = _Mark("LineMark", x: [x.value], y: [y.value])
  }

  /// Creates a mark by its x, y and series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _mark = _Mark("LineMark", x: [x.value], y: [y.value], other: [series.value])
  }
}

extension LineMark: _ChartMark {}

/// An area beneath points or between them.
public struct AreaMark {
  /// What the mark shows.
  public let _mark: _Mark

  /// Creates a mark by its x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [y.value])
  }

  /// Creates a mark by its x, y and series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [y.value], other: [series.value])
  }

  /// Creates a mark by its x, start on y and end on y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  /// Creates a mark by its x, start on y, end on y and series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [yStart.value, yEnd.value], other: [series.value])
  }

  /// Creates a mark by its start on x, end on x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _mark = _Mark("AreaMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

  /// Creates a mark by its start on x, end on x, y and series.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _mark = _Mark("AreaMark", x: [xStart.value, xEnd.value], y: [y.value], other: [series.value])
  }
}

extension AreaMark: _ChartMark {}

/// A point.
public struct PointMark {
  /// What the mark shows.
  public let _mark: _Mark

  /// Creates a mark by its x and y.
  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = _Mark("PointMark", x: [x.value], y: [y.value])
  }

  /// Creates a mark by its x.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _mark = _Mark("PointMark", x: [x.value])
  }

  /// Creates a mark by its y.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _mark = _Mark("PointMark", y: [y.value])
  }
}

extension PointMark: _ChartMark {}
