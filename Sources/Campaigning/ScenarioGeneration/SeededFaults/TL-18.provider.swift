import WidgetModel

extension SeededFault {
  /// The second entry is dated before the first.
  static let fallingDates = SeededFault(
    fault: .fallingDates,
    summary: "The second entry is dated before the first.",
    faulty: { .answering(.zero + $0.interval(.minEntrySpacing), .zero) },
    nearMiss: { .answering(.zero, .zero + $0.interval(.minEntrySpacing)) }
  )
}
