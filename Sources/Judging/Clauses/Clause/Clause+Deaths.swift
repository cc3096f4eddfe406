extension Clause {
  /// The clauses that the death of a process breaks; whoever watches the process records the violation.
  public static let brokenByDeath: Set<ClauseID> = [
    codeSurvives.id, survivesSamples.id, missingDataHasEntry.id,
  ]
}
