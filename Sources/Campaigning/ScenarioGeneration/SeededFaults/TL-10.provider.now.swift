import WidgetModel

extension SeededFault {
  /// The only entry is dated one tick later than counts as now.
  static let notNow = SeededFault(
    fault: .notNow,
    summary: "The only entry is dated one tick later than counts as now.",
    faulty: { .answering($0.interval(.firstEntryTolerance) + .tick) },
    nearMiss: { .answering($0.interval(.firstEntryTolerance)) }
  )
}
