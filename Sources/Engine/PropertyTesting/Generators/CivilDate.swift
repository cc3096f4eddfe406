/// A date and time of day in the Gregorian calendar, without time zone or leap seconds.
///
/// The calendar is proleptic, with a year 0 before the year 1. Conversions take the date as
/// universal time and do not depend on the machine.
public struct CivilDate: Hashable, Sendable {
  /// The year; 0 and below are before the common era.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// The second, from 0 to 59.
  public let second: Int

  /// Creates a date, at midnight unless a time is given.
  ///
  /// - Precondition: The date exists, and its year is in ``years``.
  public init(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0,
    _ second: Int = 0
  ) {
    precondition(Self.years.contains(year), "the year \(year) is out of reach")
    precondition((1...12).contains(month), "there is no month \(month)")
    let days = Self.days(inMonth: month, of: year)
    precondition((1...days).contains(day), "the month has \(days) days, not \(day)")
    let isTime = (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
    precondition(isTime, "there is no time \(hour):\(minute):\(second)")
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The years that a date may have.
  public static let years = -999_999...999_999

  /// Returns the number of days in a month of a year.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns whether a year has a 29th of February.
  public static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}

extension CivilDate: Comparable {
  /// Returns whether a date is earlier than another.
  public static func < (one: CivilDate, two: CivilDate) -> Bool {
    one.secondsSince1970 < two.secondsSince1970
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as in `2000-01-31 23:59:59`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number.magnitude)
      let zeros = String(repeating: "0", count: max(0, width - digits.count))
      return (number < 0 ? "-" : "") + zeros + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) "
      + "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }
}
