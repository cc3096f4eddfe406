import WidgetModel

extension SeededFault {
  /// The later of two entries is dated one tick earlier than counts as now.
  static let staleEntries = SeededFault(
    fault: .staleEntries,
    summary: "The later of two entries is dated one tick earlier than counts as now.",
    faulty: { .answering(stale($0) - .hours(1), stale($0)) },
    // Alone it is in force.
    nearMiss: { .answering(stale($0)) }
  )

  /// The latest date that no longer counts as now.
  private static func stale(_ profile: Profile) -> Interval {
    .zero - profile.interval(.firstEntryTolerance) - .tick
  }
}
