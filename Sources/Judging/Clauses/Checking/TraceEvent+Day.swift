import WidgetModel

extension TraceEvent {
  /// The day on the phone's clock, counted from 1970.
  var day: Int64 { TraceEvent.day(of: wall) }

  /// Returns the day that this event's clock would have shown at an earlier instant.
  func day(at earlier: Instant) -> Int64 { TraceEvent.day(of: wall - (instant - earlier)) }

  private static func day(of wall: WallDate) -> Int64 {
    let (days, rest) = wall.microseconds.quotientAndRemainder(
      dividingBy: Interval.day.microseconds
    )
    return rest < 0 ? days - 1 : days
  }
}
