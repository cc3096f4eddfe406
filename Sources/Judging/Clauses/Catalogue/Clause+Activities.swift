extension Clause {
  /// The clauses of Live Activities (facts `LA`), by id.
  static let activities: [Clause] = [
    activityContentSmall,
    activityStartsInFront,
    activityPermissionRead,
    endedActivityLeftAlone,
    activitiesAreEnded,
  ]
}
