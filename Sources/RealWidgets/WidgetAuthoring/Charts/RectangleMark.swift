import Foundation

public struct RectangleMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value], y: [y.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", x: [x.value])
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("RectangleMark", y: [y.value])
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _mark = _Mark("RectangleMark", x: [xStart.value, xEnd.value])
  }

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

public struct SectorMark {
  public let _mark: _Mark

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
