extension CivilDate {
  /// The seconds between the beginning of 1970 and this date; negative before it.
  public var secondsSince1970: Int64 {
    Int64(daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  /// The days between the first one of 1970 and the day of this date.
  ///
  /// Years are counted from March, so that the leap day is the last day of its year.
  ///
  /// Source: the shifted year of Neri and Schneider, "Euclidean affine functions and their
  /// application to calendar algorithms", Software: Practice and Experience 53(4), 2023.
  public var daysSince1970: Int {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = floored(shifted, by: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysInEra + dayOfEra - Self.daysBefore1970
  }

  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  public var weekday: Int { floored(daysSince1970 + 4, by: 7).rest }

  /// Creates the date that lies some seconds after the beginning of 1970.
  ///
  /// - Precondition: Its year is in ``years``.
  public init(secondsSince1970 seconds: Int64) {
    let (days, rest) = floored(Int(seconds), by: 86_400)
    let (era, dayOfEra) = floored(days + Self.daysBefore1970, by: Self.daysInEra)
    // Leap days at the end of 4, 100 and 400 years would make one year too many; take them out.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1,
      rest / 3600,
      rest / 60 % 60,
      rest % 60
    )
  }

  private static let daysInEra = 146_097

  /// The days from 1 March of the year 0 to the beginning of 1970.
  private static let daysBefore1970 = 719_468
}

/// Returns the quotient rounded down, and the non-negative remainder.
private func floored(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
  let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
  return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
}
