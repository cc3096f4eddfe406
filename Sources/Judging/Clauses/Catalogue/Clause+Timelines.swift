extension Clause {
  /// The clauses of providers, entries, timelines and reload policies (facts `TL`), by id.
  static let timelines: [Clause] = [
    answerOfItsKind, requestsInTheirSituation, addedWidgetIsServed, timelineHasEntries,
    timelineBeginsNow, timelineEntryNotEarly, entryStaysUntilNext, timelineReplacedWhole,
    entriesApart, reloadsApart, entriesFew, entriesInOrder, atEndWaits, afterWaits,
    neverAsksNothing, policyIsServed, closuresRunOnce, viewIsPure, answersAgree, emptyTimelineFails,
    unsortedEntriesSorted, lastOfEqualDatesWins, timelineNotStale, pastTimelineShowsNewest,
    passedEntriesSkipped, gapKeepsWhatWas, firstAnswerCounts, completesOnce, unansweredIsRetried,
    entryCarriesAll,
  ]
}
