import PropertyTesting
import WidgetModel

// The device of a run with real widgets.
extension DeviceDrawing {
  /// Draws the length of a run with real widgets: at least a day, because they are made for days.
  static func drawDays(with drawing: inout Drawing) -> Interval {
    let days: [Int64] = [1, 2, 3, 7, 28]
    let number =
      drawing.isOn(.lengths) ? days[drawing.source.pick(weights: [60, 20, 12, 7, 1])] : 1
    drawing.length = Interval.days(number).microseconds
    return Interval(microseconds: drawing.length)
  }

  /// Draws the phone and its surroundings as the run begins.
  ///
  /// Dates hit daylight saving changes, the leap day, the turn of the year and the user's dates.
  static func drawSurroundedDevice(_ given: [GivenDate], with drawing: inout Drawing) -> Device {
    var device = DeviceDrawing.drawDevice(with: &drawing)
    drawing.source.span(.device) {
      if drawing.source.flag(1, in: 2) {
        let day = notableDays[drawing.index(notableDays.count, first: 1, in: 12)]
        let time = device.clock.microseconds % Interval.day.microseconds
        device.clock = .defaultStart + Interval.days(day) + Interval(microseconds: max(0, time))
      }
      var around = Surroundings()
      if drawing.source.flag(2, in: 5) {
        around.zone = pick(Surroundings.Zone.allCases, with: drawing)
      }
      if drawing.source.flag(1, in: 8) {
        around.zone = pick([.berlin, .newYork, .santiago, .lordHowe], with: drawing)
        device.clock = dayOfChange(in: around.zone, at: device.clock, with: drawing)
      }
      if drawing.source.flag(2, in: 5) {
        around.network = pick(Surroundings.Network.allCases, with: drawing)
      }
      if drawing.source.flag(2, in: 5) {
        around.store = pick(Surroundings.Store.allCases, with: drawing)
      }
      if drawing.source.flag(1, in: 4) { around.appearance = .dark }
      if drawing.source.flag(1, in: 6) {
        around.rendering = pick(Surroundings.Rendering.allCases, with: drawing)
      }
      around.activitiesAreDenied = drawing.source.flag(1, in: 12)
      if drawing.source.flag(2, in: 5) {
        around.values = pick(Surroundings.Values.allCases, with: drawing)
      }
      around.locationIsDenied = drawing.source.flag(1, in: 2)
      if !given.isEmpty, drawing.source.flag(1, in: 3) {
        device.clock = pick(given, with: drawing).date + pick(distances, with: drawing)
      }
      device.surroundings = around
    }
    return device
  }

  /// Returns a time of day on a day that is not 86,400 seconds long, as the zone's clocks change.
  private static func dayOfChange(
    in zone: Surroundings.Zone,
    at clock: WallDate,
    with drawing: Drawing
  ) -> WallDate {
    let changes = zone.changes(inYear: 2026)
    guard !changes.isEmpty else { return clock }
    let change = changes[drawing.index(changes.count, first: 1, in: changes.count * 2)]
    let day = Interval.day.microseconds
    let local = (change.date + change.before).microseconds
    let midnight = change.date - Interval(microseconds: (local % day + day) % day)
    return midnight + Interval(microseconds: (clock.microseconds % day + day) % day)
  }

  private static func pick<Value>(_ values: [Value], with drawing: Drawing) -> Value {
    values[drawing.index(values.count, first: 1, in: values.count * 2)]
  }

  /// Notable days, counted from 5 January 2026, the simplest first.
  ///
  /// Apart from 0, they are the days on which daylight saving begins and ends in America, Europe,
  /// Chile and Lord Howe, ends of months and of the year, and the leap day of 2028.
  private static let notableDays: [Int64] = [
    0, 61, 62, 82, 83, 88, 89, 243, 244, 272, 293, 299, 300, 25, 53, 360, 784, 785,
  ]

  /// The distances of the clock from a date in the user's data: upcoming, current, or past.
  private static let distances: [Interval] = [
    .hours(-1), .hours(-24), .minutes(5), .hours(-5), .hours(5), .days(-3), .days(1), .days(3),
  ]
}
