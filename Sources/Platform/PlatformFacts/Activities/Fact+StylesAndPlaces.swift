extension Fact {
  /// Styles, schedules, errors and other devices.
  static let stylesAndPlaces: [Fact] = [
    Fact(
      .la31,
      """
      An activity of the style `.transient` (18) ends when the device locks, when it collapses, or \
      on a tap outside.
      """,
      evidence: Evidence(.documentation),
      sources: [.activityStyle],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la32,
      """
      A scheduled start (26) is `request(…style:alertConfiguration:start:)`. The alert is \
      mandatory, and the state is pending until the start. The spelling `startDate:` existed in \
      26.0 only.
      """,
      evidence: Evidence(.documentation),
      sources: [.activityRequest],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la33,
      """
      The authorization errors are attributesTooLarge, denied, globalMaximumExceeded, \
      malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure, \
      reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget and \
      visibility.
      """,
      figures: "12",
      evidence: Evidence(.documentation),
      sources: [.activityAuthorizationError],
      obligations: [Obligation(.runtime, "have all of them")]
    ),
    Fact(
      .la34,
      """
      Brief S4's `ActivityError.dataTooLarge`, `tooManyActivities` and `notEnabled` are not in \
      ActivityKit.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .la33
    ),
    Fact(
      .la35,
      """
      An app should keep the id of an activity, end the activity when the event ends, and drop \
      stored ids on ended and dismissed.
      """,
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .liveActivities],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .la36,
      "Attributes hold no images; they hold names of assets instead.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .la37,
      """
      Watch and CarPlay show the supplemental family `.small` if it is declared; otherwise compact \
      leading and trailing are combined.
      """,
      evidence: Evidence(.documentation),
      sources: [.additionalContexts, .liveActivities],
      obligations: [Obligation(.view), Obligation(.runtime)]
    ),
    Fact(
      .la38,
      """
      A paired Mac shows the activity in its menu bar; no code is needed. Brief S4 dates this to \
      macOS Sequoia; Apple's page appears with the documentation of 26 and gives no version.
      """,
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .liveActivities],
      note: "the profile"
    ),
    Fact(
      .la39,
      """
      In StandBy an activity is shown full-screen and scaled up to 200 %; `isActivityFullscreen` \
      tells.
      """,
      figures: "×2",
      evidence: Evidence(.documentation, .session),
      sources: [.widgetKitFoundations, .environmentValues],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la40,
      """
      On iOS 27 compact and minimal appear in landscape too; `isDynamicIslandLimitedInWidth` \
      tells.
      """,
      evidence: Evidence(.documentation),
      sources: [.liveActivities],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la41,
      "Buttons in a Live Activity have no effect in CarPlay.",
      evidence: Evidence(.documentation),
      sources: [.standByAndCarPlay],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la42,
      "Design: concentric shapes, motion like a spring.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4, .designDynamicLiveActivities],
      note: "advice, not a rule"
    ),
  ]
}
