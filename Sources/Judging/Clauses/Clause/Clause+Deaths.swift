extension Clause {
  /// The clauses that a crash violates; the code that supervises the process records the violation.
  public static let brokenByDeath: Set<ClauseID> = [
    codeSurvives.id, survivesSamples.id, missingDataHasEntry.id,
  ]
}
