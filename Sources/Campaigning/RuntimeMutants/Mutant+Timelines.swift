extension Mutant {
  /// The mutants of timelines: entries, policies, archives, answers and failures, by id.
  static let timelineMutants: [Mutant] = [
    placeholderWhenSeen, snapshotWithReload, timelineForGallery, timelineNotAsked, timelineTwice,
    timelineUngranted, defaultConfiguration, addedWithoutPlaceholder, addedWithoutTimeline,
    smallFamily, timelineBeforePlaceholder, clockSetBackIgnored, entryTickEarly, lastEntryFirst,
    entrySecondEarly, goneOutOfSight, entryHourLate, laterEntriesNeverShown, blankOnFailure,
    blankWhileReloading, emptiedByEmptyTimeline, halfCommitted, lateAnswerInForce,
    shownBeforeCommit, reloadTickEarly, exemptReloadForgotten, noLeastInterval, atEndTickEarly,
    atEndAtFirstDate, atEndAtNextEntry, afterAsAtEnd, afterAtOnce, afterTickEarly,
    afterWaitsForLastEntry, neverAsksAfterAnHour, neverAsksAtEnd, policyTickEarly, policyDayLate,
    policyLost, archivedAtDisplay, notArchived, oneRenderingMore, oneAppearance,
    emptyTimelineAccepted, singleEntryRefused, emptyForWrongReason, providerOrder,
    unsortedSilently, bothOfEqualDates, firstOfEqualDatesWins, equalDatesSilently,
    atEndOfThePastLost, nothingOfThePastShown, oldestOfThePastShown, passedEntryFirst,
    passedEntriesShown, blankUntilFirstDate, oldTimelineStops, takesOverEarly, inForceTwice,
    secondAnswerInForce, secondAnswerSilently, failureNotRetried, timedOutNotRetried, waitsForever,
    retryAtOnce, retryTickEarly, retryAtHalf, retryLostAtRestart,
  ]
}
