import Foundation

/// A mark of a chart, which records its kind and its values.
public protocol _ChartMark: ChartContent where Body == Never {
  nonisolated var _mark: _Mark { get }
}

extension _ChartMark {
  public static func _plot(_ content: Self, _ plot: ChartPlot) { plot.add(content._mark.plot) }
}

public struct _Mark {
  let plot: MarkPlot

  init(_ kind: String, x: [Any] = [], y: [Any] = [], other: [Any] = []) {
    plot = MarkPlot(kind: kind, x: x, y: y, other: other)
  }
}

public struct LineMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = _Mark("LineMark", x: [x.value], y: [y.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _mark = _Mark("LineMark", x: [x.value], y: [y.value], other: [series.value])
  }
}

extension LineMark: _ChartMark {}

public struct AreaMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [y.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [y.value], other: [series.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _mark = _Mark("AreaMark", x: [x.value], y: [yStart.value, yEnd.value], other: [series.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _mark = _Mark("AreaMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

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

public struct PointMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = _Mark("PointMark", x: [x.value], y: [y.value])
  }

  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _mark = _Mark("PointMark", x: [x.value])
  }

  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _mark = _Mark("PointMark", y: [y.value])
  }
}

extension PointMark: _ChartMark {}
