extension WallDate: LosslessStringConvertible {
  /// The date in universal time, such as `2026-01-05T07:00:00Z`, or `@` and the microseconds since
  /// 1970 outside the years 0001 to 9999.
  public var description: String {
    let (days, ofDay) = microseconds.quotientAndRemainderFlooring(dividingBy: 86_400_000_000)
    let (year, month, day) = civil(fromDays: days)
    guard (1...9999).contains(year) else { return "@\(microseconds)" }
    let seconds = ofDay / 1_000_000
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let time =
      "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    let fraction = ofDay % 1_000_000
    guard fraction > 0 else { return "\(date)T\(time)Z" }
    var digits = padded(fraction, 6)
    while digits.last == "0" { digits.removeLast() }
    return "\(date)T\(time).\(digits)Z"
  }

  /// Creates a date from the text that ``description`` writes, or `nil` from any other text.
  public init?(_ text: String) {
    if text.first == "@" {
      guard let count = Int64(text.dropFirst()) else { return nil }
      self.init(microseconds: count)
      return
    }
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == "Z" else { return nil }
    let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
    let clock = parts[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard date.count == 3, clock.count == 3, let year = date[0], let month = date[1],
      let day = date[2], let hour = Int64(clock[0]), let minute = Int64(clock[1]),
      let seconds = Interval("\(clock[2])s"), (1...9999).contains(year), (1...12).contains(month),
      (1...31).contains(day), (0...23).contains(hour), (0...59).contains(minute),
      seconds >= .zero, seconds < .minutes(1)
    else { return nil }
    let days = days(fromCivil: year, month, day)
    guard civil(fromDays: days) == (year, month, day) else { return nil }
    self.init(
      microseconds: days * 86_400_000_000 + hour * 3_600_000_000 + minute * 60_000_000
        + seconds.microseconds
    )
  }
}

private func padded(_ number: Int64, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Returns the proleptic Gregorian date of a day number from 1970, after Howard Hinnant's
/// "chrono-Compatible Low-Level Date Algorithms".
func civil(fromDays days: Int64) -> (year: Int64, month: Int64, day: Int64) {
  let shifted = days + 719_468
  let (era, dayOfEra) = shifted.quotientAndRemainderFlooring(dividingBy: 146_097)
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return (year, month, day)
}

/// Returns the day number, counted from 1970, of a proleptic Gregorian date.
func days(fromCivil year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
  let shiftedYear = month <= 2 ? year - 1 : year
  let (era, yearOfEra) = shiftedYear.quotientAndRemainderFlooring(dividingBy: 400)
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

extension Int64 {
  func quotientAndRemainderFlooring(dividingBy divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
