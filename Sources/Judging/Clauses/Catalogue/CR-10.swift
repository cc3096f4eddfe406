import WidgetModel

extension Clause {
  /// Code runs where its time can be told.
  static let staysInSimulation = Clause(
    id: "CR-10",
    title: "code stays in the simulation",
    statement: """
      The code does its work where the harness tells the time; what leaves it, such as a thread of \
      its own, is reported and leaves the run undecided.
      """,
    level: .provisional,
    party: .provider,
    rule: .cr10,
    situations: [
      ClauseSituation("stayed in the simulation"),
      ClauseSituation("left it", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: .realCode,
    checker: {
      SideEffectChecker { sideEffect, _, _ in
        sideEffect.kind == .leftSimulation ? .undecided(situation: 1) : .silent
      }
    }
  )
}
