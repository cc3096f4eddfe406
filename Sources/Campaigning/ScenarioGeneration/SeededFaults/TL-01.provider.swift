import WidgetModel

extension SeededFault {
  /// A timeline request is answered with an entry, as a snapshot is.
  static let wrongAnswer = SeededFault(
    fault: .wrongAnswer,
    summary: "A timeline request is answered with an entry, as a snapshot is.",
    faulty: { _ in .answering(.zero) { $0.kind = .entry } },
    nearMiss: { _ in .answering() { $0.kind = .error } }
  )
}
