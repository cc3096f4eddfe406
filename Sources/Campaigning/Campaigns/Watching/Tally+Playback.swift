import Clauses

extension Tally {
  init(_ ledger: PlaybackCheck, of law: PlaybackLaw) {
    let broken = ledger.problem.flatMap { $0.kind.law == law ? $0 : nil }
    self.init(
      situations: ledger.situations.of(law),
      violations: broken.map { problem in
        [
          Violation(
            kind: problem.kind.rawValue,
            event: problem.event,
            placement: nil,
            request: problem.request,
            message: "the harness did not play the scenario: \(problem.words)"
          )
        ]
      } ?? [],
      undecided: 0
    )
  }
}
