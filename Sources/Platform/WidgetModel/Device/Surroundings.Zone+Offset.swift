/// A moment at which the clocks of a time zone change.
public struct OffsetChange: Hashable, Sendable {
  /// The moment of the change.
  public var date: WallDate
  /// The zone's offset from universal time until then.
  public var before: Interval
  /// The zone's offset from universal time from then on.
  public var after: Interval

  /// Creates a change.
  public init(date: WallDate, before: Interval, after: Interval) {
    self.date = date
    self.before = before
    self.after = after
  }
}

// The rules are those in force since 2023. They are plain arithmetic, so that scenarios and clauses
// do not depend on a database of time zones.
extension Surroundings.Zone {
  /// The offset from universal time outside daylight saving time.
  public var standardOffset: Interval {
    switch self {
    case .utc: .zero
    case .newYork: .hours(-5)
    case .berlin: .hours(1)
    case .kolkata: .minutes(330)
    case .lordHowe: .minutes(630)
    case .santiago: .hours(-4)
    case .kiritimati: .hours(14)
    }
  }

  /// Returns the two changes of a year in order, or none in a zone without daylight saving time.
  public func changes(inYear year: Int64) -> [OffsetChange] {
    switch self {
    case .utc, .kolkata, .kiritimati: []
    case .newYork: northern(sunday(year, 3, 8) + .hours(7), sunday(year, 11, 1) + .hours(6))
    case .berlin: northern(sunday(year, 3, 25) + .hours(1), sunday(year, 10, 25) + .hours(1))
    case .lordHowe:
      southern(
        end: sunday(year, 4, 1) - .hours(9),
        begin: sunday(year, 10, 1) - .minutes(510),
        saving: .minutes(30)
      )
    case .santiago:
      southern(
        end: sunday(year, 4, 2) + .hours(3),
        begin: sunday(year, 9, 2) + .hours(4),
        saving: .hours(1)
      )
    }
  }

  /// Returns the offset from universal time at a moment.
  public func offset(at date: WallDate) -> Interval {
    let changes = changes(inYear: date.year)
    guard let first = changes.first else { return standardOffset }
    return changes.last { $0.date <= date }?.after ?? first.before
  }

  private func northern(_ begin: WallDate, _ end: WallDate) -> [OffsetChange] {
    let saving = standardOffset + .hours(1)
    return [
      OffsetChange(date: begin, before: standardOffset, after: saving),
      OffsetChange(date: end, before: saving, after: standardOffset),
    ]
  }

  private func southern(end: WallDate, begin: WallDate, saving: Interval) -> [OffsetChange] {
    let summer = standardOffset + saving
    return [
      OffsetChange(date: end, before: summer, after: standardOffset),
      OffsetChange(date: begin, before: standardOffset, after: summer),
    ]
  }

  /// Returns midnight, in universal time, of the first Sunday on or after a day.
  private func sunday(_ year: Int64, _ month: Int64, _ day: Int64) -> WallDate {
    let first = days(fromCivil: year, month, day)
    // The first of January 1970 was a Thursday.
    let wait = (7 - (first + 4).quotientAndRemainderFlooring(dividingBy: 7).1) % 7
    return WallDate(microseconds: 0) + .days(first + wait)
  }
}

extension WallDate {
  /// The year in universal time.
  fileprivate var year: Int64 {
    civil(fromDays: microseconds.quotientAndRemainderFlooring(dividingBy: 86_400_000_000).0).year
  }
}
