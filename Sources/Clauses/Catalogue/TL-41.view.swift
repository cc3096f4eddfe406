import WidgetModel

extension Clause {
  /// An entry carries all that its view shows.
  static let entryCarriesAll = Clause(
    id: "TL-41.view",
    title: "an entry carries all that its view shows",
    statement: """
      A view takes what it shows from its entry and environment: it neither reads the clock nor \
      loads data while it is drawn.
      """,
    level: .recommended,
    party: .view,
    sources: ["TL-41", "TL-25"],
    situations: [
      Situation("drawn from the entry alone"),
      Situation("the clock was read", isRequired: false),
      Situation("data was loaded", isRequired: false),
    ],
    observes: DeedChecker.observes,
    needs: .realCode,
    checker: {
      DeedChecker(of: [.timeline, .snapshot, .placeholder]) { deed, _, _ in
        switch deed.kind {
        case .viewReadClock:
          .broken(
            situation: 1,
            kind: "clock",
            message: """
              a view was drawn otherwise at another moment for \(deed.text): it reads the clock, chance \
              or a variable
              """
          )
        case .viewLoadedData:
          .broken(
            situation: 2,
            kind: "data",
            message: "a view loaded data while it was drawn: \(deed.text)"
          )
        default: .silent
        }
      }
    }
  )
}
