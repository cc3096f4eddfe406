import WidgetModel

extension SeededFault {
  /// Two entries lie one tick closer together than is advised.
  static let tightEntries = SeededFault(
    fault: .tightEntries,
    summary: "Two entries lie one tick closer together than is advised.",
    faulty: { .answering(.zero, $0.interval(.minEntrySpacing) - .tick) },
    nearMiss: { .answering(.zero, $0.interval(.minEntrySpacing)) }
  )
}
