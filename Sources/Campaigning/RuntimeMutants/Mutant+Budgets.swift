extension Mutant {
  /// The mutants of reloads and their budget, by id.
  static let budgetMutants: [Mutant] = [
    addedFree, chargedTwice, mergedCharged, chargeNotBooked, oneReloadMore, policyFree, retryFree,
    exemptWaits, failuresFree, fullAtMidnight, resetsAtMidnight, oneBudgetForApp, oneBudgetForKind,
    droppedOverBudget, grantedUnseen, heldLostAtRestart, lostOverBudget, lostUnseen,
    backgroundCallFree, appInForegroundCharged, appInForegroundCosts, foregroundLingers,
    foregroundUnnoticed, appInForegroundWaits, appWithAudioCharged, appWithAudioCosts,
    audioUnnoticed, appWithAudioWaits, appWithNavigationCharged, appWithNavigationCosts,
    navigationUnnoticed, appWithNavigationWaits, sessionsLinger, interactionCharged,
    interactionCosts, interactionWaits, environmentFirstOnly, localeChangeCharged,
    localeChangeCosts, localeIgnored, localeChangeWaits, textSizeChangeCharged,
    textSizeChangeCosts, textSizeIgnored, textSizeChangeWaits, pushForAll, pushForFirst, pushFree,
    pushLost, pushUncharged, budgetForDevelopers, budgetInSimulator, budgetTickEarly,
    entriesWaitForBudget, fullAtRestart, heldWithBudget, grantedWithoutBudget, smallerBurst,
    lastCauseOnly, lostUnderWay, servedTwice, twoUnderWay,
  ]
}
