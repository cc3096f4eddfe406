import Foundation

public struct BarMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("BarMark", x: [x.value], y: [y.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _mark = _Mark("BarMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _mark = _Mark("BarMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("BarMark", x: [xStart.value, xEnd.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("BarMark", x: [x.value])
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _mark = _Mark("BarMark", y: [y.value])
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _mark = _Mark("BarMark", x: [xStart.value, xEnd.value])
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("BarMark", y: [yStart.value, yEnd.value])
  }
}

extension BarMark: _ChartMark {}

public struct RuleMark {
  public let _mark: _Mark

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("RuleMark", x: [x.value], y: [yStart.value, yEnd.value])
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _mark = _Mark("RuleMark", x: [xStart.value, xEnd.value], y: [y.value])
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _mark = _Mark("RuleMark", x: [x.value])
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    _mark = _Mark("RuleMark", y: [y.value])
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: CGFloat? = nil
  ) {
    _mark = _Mark("RuleMark", x: [xStart.value, xEnd.value])
  }

  public nonisolated init<Y: Plottable>(
    x: CGFloat? = nil,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _mark = _Mark("RuleMark", y: [yStart.value, yEnd.value])
  }
}

extension RuleMark: _ChartMark {}
