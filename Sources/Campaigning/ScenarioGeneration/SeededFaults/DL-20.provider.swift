import WidgetModel

extension SeededFault {
  /// The archive is one byte larger than is allowed.
  static let largeArchive = SeededFault(
    fault: .largeArchive,
    summary: "The archive is one byte larger than is allowed.",
    faulty: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] + 1 } },
    nearMiss: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] } }
  )
}
