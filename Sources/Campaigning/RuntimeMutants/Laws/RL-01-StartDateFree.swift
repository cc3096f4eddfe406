import WidgetModel

extension Mutant {
  static let startDateFree: [Mutant] = [
    Mutant(
      "RL-01.idle-weekends",
      breaks: .startDateFree,
      "A policy that comes due on a Saturday or Sunday asks for nothing.",
      deciding: .comparing(.policyReached) { wall, date in
        // 1 January 1970 was a Thursday.
        let day = wall / Interval.day.microseconds % 7
        return wall >= date && day != 2 && day != 3
      }
    ),
    Mutant(
      "RL-01.seconds-in-32-bits",
      breaks: .startDateFree,
      "The clock counts seconds in 32 bits, which run over in January 2038.",
      deciding: .comparing(.entryReached) { wall, date in
        let (seconds, rest) = wall.quotientAndRemainder(dividingBy: 1_000_000)
        return Int64(Int32(truncatingIfNeeded: seconds)) * 1_000_000 + rest >= date
      }
    ),
  ]
}
