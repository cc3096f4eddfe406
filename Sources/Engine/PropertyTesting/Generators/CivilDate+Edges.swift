extension CivilDate {
  /// Returns a random date at or near one at which programs are known to fail.
  static func edge(in years: ClosedRange<Int>, _ generator: inout Xoshiro256) -> CivilDate {
    let word = generator.next()
    let year = Self.year(in: years, &generator)
    func last(_ month: Int) -> CivilDate { CivilDate(year, month, days(inMonth: month, of: year)) }
    let date =
      switch word & 15 {
      case 0: CivilDate(2038, 1, 19, 3, 14, 7)
      case 1: CivilDate(1970, 1, 1)
      case 2, 3: last(2)
      case 4: CivilDate(leap(notAfter: year), 2, 29)
      case 5: CivilDate(year, 1, 1)
      case 6: last(12)
      case 7, 8: last(1 + Int(word >> 8 & 0xFF) % 12)
      // Clocks change at one o'clock universal time throughout the European Union.
      case 9: sunday(notAfter: last(3)).at(hour: 1)
      case 10: sunday(notAfter: last(10)).at(hour: 1)
      // In the United States, clocks change at two o'clock local time of each zone.
      case 11: sunday(notAfter: CivilDate(year, 3, 14)).at(hour: 6 + Int(word >> 8 & 0xFF) % 5)
      case 12: sunday(notAfter: CivilDate(year, 11, 7)).at(hour: 6 + Int(word >> 8 & 0xFF) % 5)
      default: CivilDate(year, 1 + Int(word >> 8 & 0xFF) % 12, 1 + Int(word >> 16 & 0xFF) % 28)
      }
    let shifts: [Int64] = [0, 0, 0, 0, 1, -1, 86_399, 86_400]
    return CivilDate(secondsSince1970: date.secondsSince1970 + shifts[Int(word >> 24 & 7)])
  }

  private static func year(in years: ClosedRange<Int>, _ generator: inout Xoshiro256) -> Int {
    let reach = [5, 30, 100, 1_000_000][Int(generator.next() & 3)]
    // Not the very first or last year, so that neighbouring dates exist as well.
    let near = years.clamped(
      to: (CivilDate.years.lowerBound + 1)...(CivilDate.years.upperBound - 1)
    )
    .clamped(to: (2000 - reach)...(2000 + reach))
    return near.lowerBound + Int(generator.next(upTo: UInt64(near.count - 1)))
  }

  /// Returns the last leap year not after a year; any eight years include one.
  private static func leap(notAfter year: Int) -> Int {
    (0..<8).map { year - $0 }.first { isLeap($0) && years.contains($0) } ?? 2000
  }

  private static func sunday(notAfter date: CivilDate) -> CivilDate {
    CivilDate(date.year, date.month, date.day - date.weekday)
  }

  private func at(hour: Int) -> CivilDate { CivilDate(year, month, day, hour) }
}
