extension AutomaticMutantTests {
  /// The reason why no clause can, or needs to, distinguish a mutant from the reference.
  static let explained: [String: String] = [
    // Advice to authors and measures of the clauses: the runtime uses none of these numbers.
    "advisedEntries + 1": "advice to providers (TL-17)",
    "advisedEntries - 1": "advice to providers (TL-17)",
    "callDebounce + 1": "advice to apps (RB-29)",
    "callDebounce - 1": "advice to apps (RB-29)",
    "expectsContainerBackground turned": "an obligation of views (VW-17)",
    "firstEntryTolerance + 1": "a measure of provider clauses (TL-10)",
    "firstEntryTolerance - 1": "a measure of provider clauses (TL-10)",
    "activityMemoryLimit + 1": "of Live Activities, which no runtime here has (DL-07)",
    "activityMemoryLimit - 1": "of Live Activities, which no runtime here has (DL-07)",
    "foregroundCallInterval - 1": "there is none in any profile (RB-13)",
    "launchDeafness - 1": "there is none in any profile (RB-14)",
    "minDisplayGap + 1": "advice to providers (TL-16)",
    "minDisplayGap - 1": "advice to providers (TL-16)",
    "minEntrySpacing + 1": "advice to providers (TL-14)",
    "minEntrySpacing - 1": "advice to providers (TL-14)",
    "servicePromise + 1": "the measure of lateness, which only clauses use (AS-02)",
    "servicePromise - 1": "the measure of lateness, which only clauses use (AS-02)",
    "timelineSoftDeadline + 1": "advice to providers (DL-02)",
    "timelineSoftDeadline - 1": "advice to providers (DL-02)",

    // A tick late, where the platform names an earliest moment but no latest one.
    "failureBackoff + 1": "a retry one tick late is within the service promise",
    "retryReached": "a retry one tick late is within the service promise",
    "minReloadInterval + 1": "a reload one tick late is within the service promise",
    "spacingPassed": "a reload one tick late is within the service promise",
    "activityActiveLimit + 1": "an end one tick late is within the service promise",
    "activityIsOver": "an end one tick late is within the service promise",
    "activityEndedLimit + 1": "a dismissal one tick late is within the service promise",
    "dismissalReached": "a dismissal one tick late is within the service promise",
    "activityStartReached": "a start one tick late is within the service promise",
    "staleReached": "a state one tick late is within the service promise",

    // Choices of the reference that clauses leave open: the oracle kills these.
    "clockBringsEntryBack": "an entry may go back with the clock (TL-12)",

    // Said twice.
    "activityTokenGiven doubled": "a token may be followed by another one (LA-28)",
    "activityShown doubled": "what is on display is shown once more",
    "controlShown doubled": "what is on display is shown once more",
    "islandChanged doubled": "what is on display is shown once more",
    "displayed doubled": "what is on display is shown once more",
    "presented doubled": "what is shown in a context is shown once more",
    "dropped doubled": "there is nothing left to drop",
    "held doubled": "a reload that is held is held still",
    "reported doubled": "the author reads the same twice",

    // Facts that are not clauses yet, or that no source states.
    "environmentRenewsPlaceholder": "TL-04 says rarely, and not when it has to be",
    "failedInteractionReloads": "VW-12 speaks of intents that returned, nobody of the others",
    "rebootEndsRequests": "a request without its process fails at once or at its deadline (AS-07)",
    "toggleGoesBack": "what a toggle shows after its intent failed is said by no source",
  ]
}
