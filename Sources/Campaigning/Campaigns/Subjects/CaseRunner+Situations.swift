import PropertyTesting

extension CaseRunner {
  /// Reports the situations of the last case to the search, each as a state.
  ///
  /// The search continues from cases with rare situations, to reach both sides of every boundary.
  /// Second runs are excluded, because the choice of cases for them does not depend on their
  /// content.
  package func reportSituations(to source: ChoiceSource) {
    let tallies = tallies
    for clause in eventful where !clauses[clause].isJudgedBySecondAnswers {
      for (situation, count) in tallies[clause].situations.enumerated() where count > 0 {
        source.fingerprint(UInt64(clause) << 32 | UInt64(situation))
      }
    }
  }
}
