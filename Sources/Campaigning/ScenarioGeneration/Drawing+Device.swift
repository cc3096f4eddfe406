import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the length of the run: mostly hours or a day, very rarely a year.
  mutating func drawLength() -> Interval {
    guard isOn(.lengths) else {
      // Short runs are the rule, because most clauses need only a few hours.
      length = source.flag(3, in: 4) ? Interval.hours(5).microseconds : Interval.day.microseconds
      return Interval(microseconds: length)
    }
    let days: [Int64] = [1, 2, 3, 7, 14, 28, 366]
    switch source.pick(weights: Drawing.lengthWeights) {
    case 0: length = number(Interval.hours(1).microseconds...Interval.day.microseconds)
    case let kind: length = days[kind] * Interval.day.microseconds
    }
    return Interval(microseconds: length)
  }

  private static let lengthWeights = [3000, 400, 200, 200, 30, 10, 1]

  mutating func drawDevice() -> Device {
    var device = Device()
    guard isOn(.device) else { return device }
    source.span(.device) {
      device.clock = device.clock + Interval.day * Int64(index(5, first: 8, in: 12)) * 59
      if source.flag() {
        device.clock = device.clock + Interval(microseconds: number(0...86_399_999_999))
      }
      device.isLocked = source.flag(1, in: 4)
      device.locale = index(3, first: 3, in: 4)
      device.textSize = index(3, first: 3, in: 4)
    }
    let untilMidnight =
      Interval.day.microseconds - (device.clock - .defaultStart).microseconds
      % Interval.day.microseconds
    meet(untilMidnight)
    return device
  }
}
