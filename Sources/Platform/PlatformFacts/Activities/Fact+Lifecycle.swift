extension Fact {
  static let lifecycle: [Fact] = [
    Fact(
      .la01,
      """
      Static attributes and dynamic state together have at most 4 KB. The same limit holds for the \
      content of an update and of an end, and for the payload of a push.
      """,
      figures: "4 KB = 4096 B",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.liveActivities, .liveActivityPushes, .briefS4],
      obligations: [Obligation(.app), Obligation(.runtime, "refuse with attributesTooLarge")]
    ),
    Fact(
      .la02,
      """
      A Live Activity is active for at most 8 h; then the system ends it and removes it from the \
      Dynamic Island at once. It may stay on the Lock Screen for up to 4 h more.
      """,
      figures: "8 h + 4 h = 12 h",
      evidence: Evidence(.documentation),
      sources: [.liveActivities],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la03,
      """
      Only an app in the foreground can start a Live Activity, except through a \
      LiveActivityIntent, push-to-start or a schedule; otherwise the error is `visibility`. \
      Updates and ends work in the background too.
      """,
      evidence: Evidence(.documentation),
      sources: [.activity, .activityAuthorizationError],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la04,
      """
      NSSupportsLiveActivities must be in the app's Info.plist, and the app should check \
      `areActivitiesEnabled`. The person can switch Live Activities off, which gives `denied`.
      """,
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.liveActivities, .briefS4],
      obligations: [Obligation(.configuration), Obligation(.app)]
    ),
    Fact(
      .la05,
      """
      The number of concurrent activities is limited for each app (`targetMaximumExceeded`) and \
      for each device (`globalMaximumExceeded`). The numbers are not published; scheduled \
      activities count.
      """,
      figures: "~5 per app (C, Adobe) or 2–3 (S4)",
      evidence: Evidence(.documentation, .community, .brief(.s4)),
      sources: [.activityAuthorizationError, .adobeDocumentation, .briefS4],
      note: "profile numbers `maxPerApp` and `maxPerDevice`"
    ),
    Fact(
      .la06,
      "The states are active, stale (16.2), ended, dismissed and pending (26).",
      figures: "5",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.activityState, .briefS4],
      obligations: [Obligation(.runtime, "have this state machine")]
    ),
    Fact(
      .la07,
      """
      At `staleDate` the state becomes stale and `isStale` is true. That a newer update makes it \
      active again is implied, not stated.
      """,
      evidence: Evidence(.documentation),
      sources: [.activityContent, .liveActivities],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la08,
      """
      Ended: the content is still visible and gets no updates. Dismissed: it is no longer visible \
      (by the person, the system or the policy). A dismissal by the person ends the activity.
      """,
      evidence: Evidence(.documentation),
      sources: [.activityState],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la09,
      """
      Dismissal policy: by default up to 4 h on the Lock Screen; immediate; after(date), at the \
      earlier of the date and the end + 4 h.
      """,
      figures: "4 h cap",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.activityDismissalPolicy, .briefS4],
      obligations: [Obligation(.runtime, "take the earlier of the date and the end + 4 h")]
    ),
    Fact(
      .la10,
      "Updates of an ended activity are ignored.",
      evidence: Evidence(.documentation),
      sources: [.activityUpdate],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
