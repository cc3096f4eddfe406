import WidgetModel

extension Mutant {
  static let failedValueKept: [Mutant] = [
    Mutant(
      "CT-04.back-to-preview",
      breaks: .failedValueKept,
      "A control whose value could not be had shows its preview again.",
      deciding: .turning(.failureKeepsValue) { _ in false }
    ),
    Mutant(
      "CT-04.never-again",
      breaks: .failedValueKept,
      "A value that could not be had is not asked for again.",
      deciding: .turning(.failedValueIsRetried) { _ in false }
    ),
    Mutant(
      "CT-04.at-once",
      breaks: .failedValueKept,
      "A value that could not be had is asked for again a minute too early.",
      deciding: .comparing(.retryReached) { now, retry in
        now + Interval.minutes(1).microseconds >= retry
      }
    ),
  ]
}
