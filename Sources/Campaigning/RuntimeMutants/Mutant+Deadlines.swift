extension Mutant {
  /// The mutants of deadlines, memory and archive size, by id.
  static let deadlineMutants: [Mutant] = [
    deadlineTickEarlier, deadlineTickLater, deadlineNever, softDeadlineHard, byteOfMemoryLess,
    byteOfMemoryMore, memoryIgnored, processSurvives, memoryForWrongReason, byteOfArchiveLess,
    byteOfArchiveMore, archiveIgnored,
  ]
}
