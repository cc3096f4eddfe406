import PropertyTesting

extension CaseRunner {
  /// Reports the situations of the last case to the search, each as a state.
  ///
  /// The search then continues from cases with rare situations: a clause can only break on either
  /// side of its boundary once both sides are reached. Situations of second runs are excluded,
  /// because the choice of cases for them does not depend on their content.
  package func reportSituations(to source: ChoiceSource) {
    let tallies = tallies
    for clause in eventful where !clauses[clause].isJudgedBySecondAnswers {
      for (situation, count) in tallies[clause].situations.enumerated() where count > 0 {
        source.fingerprint(UInt64(clause) << 32 | UInt64(situation))
      }
    }
  }
}
