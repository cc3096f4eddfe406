extension Fact {
  /// Styles, schedules, errors and other devices.
  static let stylesAndPlaces: [Fact] = [
    Fact(
      .la31,
      """
      An activity of the style `.transient` (18) ends when the device locks, when it collapses, or \
      on a tap outside.
      """,
      standing: Standing(.documentation),
      sources: [.activityStyle],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .la32,
      """
      A scheduled start (26) is `request(…style:alertConfiguration:start:)`. The alert is \
      mandatory, and the state is pending until the start. The spelling `startDate:` existed in \
      26.0 only.
      """,
      standing: Standing(.documentation),
      sources: [.activityRequest],
      duties: [Duty(.runtime)]
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
      standing: Standing(.documentation),
      sources: [.activityAuthorizationError],
      duties: [Duty(.runtime, "have all of them")]
    ),
    Fact(
      .la34,
      """
      Brief S4's `ActivityError.dataTooLarge`, `tooManyActivities` and `notEnabled` are not in \
      ActivityKit.
      """,
      standing: Standing(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .la33
    ),
    Fact(
      .la35,
      """
      An app should keep the id of an activity, end the activity when the event ends, and drop \
      stored ids on ended and dismissed.
      """,
      standing: Standing(.brief(.s4), .documentation),
      sources: [.briefS4, .liveActivities],
      duties: [Duty(.app)]
    ),
    Fact(
      .la36,
      "Attributes hold no images; they hold names of assets instead.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.app)]
    ),
    Fact(
      .la37,
      """
      Watch and CarPlay show the supplemental family `.small` if it is declared; otherwise compact \
      leading and trailing are combined.
      """,
      standing: Standing(.documentation),
      sources: [.additionalContexts, .liveActivities],
      duties: [Duty(.view), Duty(.runtime)]
    ),
    Fact(
      .la38,
      """
      A paired Mac shows the activity in its menu bar; no code is needed. Brief S4 dates this to \
      macOS Sequoia; Apple's page appears with the documentation of 26 and gives no version.
      """,
      standing: Standing(.brief(.s4), .documentation),
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
      standing: Standing(.documentation, .session),
      sources: [.widgetKitFoundations, .environmentValues],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .la40,
      """
      On iOS 27 compact and minimal appear in landscape too; `isDynamicIslandLimitedInWidth` \
      tells.
      """,
      standing: Standing(.documentation),
      sources: [.liveActivities],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .la41,
      "Buttons in a Live Activity have no effect in CarPlay.",
      standing: Standing(.documentation),
      sources: [.standByAndCarPlay],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .la42,
      "Design: concentric shapes, motion like a spring.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4, .designDynamicLiveActivities],
      note: "advice, not a rule"
    ),
  ]
}
