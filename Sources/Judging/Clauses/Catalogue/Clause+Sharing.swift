extension Clause {
  /// The clauses of app groups, app intents and controls (facts `AG`, `AI`, `CT`), by id.
  static let sharing: [Clause] = [
    sharedDefaultsOnly,
    missingDataHasEntry,
    queriesKeepSelection,
    controlHasValue,
  ]
}
