import WidgetModel

extension Clause {
  /// An entry carries all that its view shows.
  static let entryCarriesAll = Clause(
    id: "TL-41.view",
    title: "an entry carries all that its view shows",
    statement: """
      A view takes what it shows from its entry and environment: it neither reads the clock nor \
      loads data while it is drawn; so do the views of a Live Activity and a control, which may read \
      what they share with their app.
      """,
    level: .recommended,
    party: .view,
    facts: [.tl41, .tl25],
    situations: [
      ClauseSituation("drawn from the entry alone"),
      ClauseSituation("the clock was read", isRequired: false),
      ClauseSituation("data was loaded", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .drawings],
    checker: {
      SideEffectChecker(
        of: [.timeline, .snapshot, .placeholder, .activity, .control]
      ) { sideEffect, request, _ in
        switch sideEffect.kind {
        case .viewReadClock:
          .broken(
            situation: 1,
            kind: "clock",
            comparing: Comparison(expected: "drawn from the entry", actual: "the clock read"),
            message: """
              a view was drawn otherwise at another moment for \(sideEffect.text): it reads the clock, chance \
              or a variable
              """
          )
        case .viewLoadedData where isJudged(sideEffect, of: request?.kind):
          .broken(
            situation: 2,
            kind: "data",
            comparing: Comparison(expected: "drawn from the entry", actual: "data loaded"),
            message: "a view loaded data while it was drawn: \(sideEffect.text)"
          )
        default: .silent
        }
      }
    }
  )

  /// Whether data that was loaded while a view was drawn counts; for a Live Activity or a control only
  /// what comes over the network does.
  private static func isJudged(_ sideEffect: SideEffect, of kind: RequestKind?) -> Bool {
    guard kind == .activity || kind == .control else { return true }
    return sideEffect.text.hasPrefix("http")
  }
}
