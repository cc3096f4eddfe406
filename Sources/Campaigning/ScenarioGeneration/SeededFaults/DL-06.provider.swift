import WidgetModel

extension SeededFault {
  /// The process uses one byte more than is allowed.
  static let muchMemory = SeededFault(
    fault: .muchMemory,
    summary: "The process uses one byte more than is allowed.",
    faulty: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] + 1 } },
    nearMiss: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] } }
  )
}
