extension Clause {
  /// The clauses of deadlines, memory, archives and failed reloads (facts `DL`, TL-46), by id.
  static let deadlines: [Clause] = [
    timelineSoon,
    timelineInTime,
    hardDeadline,
    controlInTime,
    memoryWithinLimit,
    memoryLimitKills,
    archiveWithinLimit,
    archiveLimitRefuses,
    imagesWithinLimit,
    failedReloadRetried,
  ]
}
