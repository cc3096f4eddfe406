extension Clause {
  /// The clauses of good craft, drawn from how shipped widgets fail and from no fact, by id.
  static let craft: [Clause] = [
    atEndNotAtOnce,
    afterInFuture,
    entryDatesStable,
    datesNotCaptured,
    completionNotEarly,
    noReloadLoop,
    buildersHaveFewChildren,
    daysByCalendar,
    staysInSandbox,
    staysInSimulation,
    placeholderNotShownAsReal,
    codeSurvives,
    survivesSamples,
  ]
}
