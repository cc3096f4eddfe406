import WidgetModel

extension Clause {
  /// An entry has one date.
  static let entryDatesStable = Clause(
    id: "CR-03",
    title: "an entry's date does not move",
    statement: "The date of an entry is the same whenever it is read.",
    level: .recommended,
    party: .provider,
    rule: .cr03,
    situations: [
      ClauseSituation("every date was the same twice"),
      ClauseSituation("a date had moved", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .timelines],
    checker: {
      SideEffectChecker(of: [.timeline]) { sideEffect, _, _ in
        guard sideEffect.kind == .entryDateMoved else { return .silent }
        let shift = Interval(microseconds: sideEffect.amount)
        return .broken(
          situation: 1,
          kind: "moved",
          comparing: Comparison(expected: "the same date each time", actual: "moved by \(shift)"),
          message: "the date of an entry had moved by \(shift) when it was read again"
        )
      }
    }
  )
}
