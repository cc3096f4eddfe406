import PropertyTesting
import WidgetModel

enum DeviceDrawing {
  /// Draws the length of the run: mostly hours or a day, very rarely a year.
  static func drawLength(with drawing: inout Drawing) -> Interval {
    guard drawing.isOn(.lengths) else {
      // Short runs are the rule, because most clauses need only a few hours.
      drawing.length =
        drawing.source.flag(3, in: 4) ? Interval.hours(5).microseconds : Interval.day.microseconds
      return Interval(microseconds: drawing.length)
    }
    let days: [Int64] = [1, 2, 3, 7, 14, 28, 366]
    switch drawing.source.pick(weights: lengthWeights) {
    case 0:
      drawing.length = drawing.number(Interval.hours(1).microseconds...Interval.day.microseconds)
    case let kind: drawing.length = days[kind] * Interval.day.microseconds
    }
    return Interval(microseconds: drawing.length)
  }

  private static let lengthWeights = [3000, 400, 200, 200, 30, 10, 1]

  static func drawDevice(with drawing: inout Drawing) -> Device {
    var device = Device()
    guard drawing.isOn(.device) else { return device }
    drawing.source.span(.device) {
      device.clock = device.clock + Interval.day * Int64(drawing.index(5, first: 8, in: 12)) * 59
      if drawing.source.flag() {
        device.clock = device.clock + Interval(microseconds: drawing.number(0...86_399_999_999))
      }
      device.isLocked = drawing.source.flag(1, in: 4)
      device.locale = drawing.index(3, first: 3, in: 4)
      device.textSize = drawing.index(3, first: 3, in: 4)
    }
    let untilMidnight =
      Interval.day.microseconds - (device.clock - .defaultStart).microseconds
      % Interval.day.microseconds
    drawing.meet(untilMidnight)
    return device
  }
}
