import PropertyTesting

extension CaseRunner {
  /// Reports the situations that the last case has brought about, each as a state.
  ///
  /// The search then goes on from cases that brought about what few others do: both sides of a
  /// clause's boundary have to be seen before the clause can break on either. What second answers tell says nothing
  /// of a case: which cases are asked about does not depend on what they bring about.
  package func reportSituations(to source: ChoiceSource) {
    let tallies = tallies
    for clause in eventful where !clauses[clause].isJudgedBySecondAnswers {
      for (situation, count) in tallies[clause].situations.enumerated() where count > 0 {
        source.fingerprint(UInt64(clause) << 32 | UInt64(situation))
      }
    }
  }
}
