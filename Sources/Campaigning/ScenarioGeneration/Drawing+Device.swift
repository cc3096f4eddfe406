import PropertyTesting
import WidgetModel

extension Drawing {
  /// How long the run lasts: a day is the simplest, hours the most frequent, a year very rare.
  mutating func drawLength() -> Interval {
    guard isOn(.lengths) else {
      // Short runs are the rule, because what most clauses need happens within hours.
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

  /// The phone as the run begins.
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
