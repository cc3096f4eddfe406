import WidgetModel

extension SeededFault {
  /// The timeline is empty.
  static let noEntries = SeededFault(
    fault: .noEntries,
    summary: "The timeline is empty.",
    faulty: { _ in .answering() },
    nearMiss: { _ in .answering(.zero) }
  )
}
