extension Fact {
  static let activityPushes: [Fact] = [
    Fact(
      .la21,
      """
      A push update has the push type `liveactivity`, a topic with `.push-type.liveactivity`, the \
      event start, update or end, a timestamp, and a content-state that a default JSONDecoder \
      decodes (no strategies for keys or dates).
      """,
      evidence: Evidence(.documentation),
      sources: [.liveActivityPushes],
      obligations: [Obligation(.server), Obligation(.runtime, "drop what cannot be decoded")]
    ),
    Fact(
      .la22,
      """
      A push has priority 5 (opportunistic, not counted) or 10 (immediate, counted in an hourly \
      budget, the default).
      """,
      figures: "5/10",
      evidence: Evidence(.documentation, .session),
      sources: [.liveActivityPushes, .liveActivitiesWithPushes],
      obligations: [Obligation(.server), Obligation(.runtime)]
    ),
    Fact(
      .la23,
      """
      The size of the hourly budget is not published; it depends on the device and the person. \
      Pushes beyond it are throttled. Brief S4: about 10 to 12 an hour.
      """,
      figures: "10–12/h",
      evidence: Evidence(.documentation, .staff, .brief(.s4)),
      sources: [.liveActivityPushes, .thread747624, .briefS4],
      note: "profile number `pushBudgetPerHour`"
    ),
    Fact(
      .la24,
      """
      For more pushes the Info.plist key is `NSSupportsLiveActivitiesFrequentUpdates` (16.2). The \
      person can switch it off; a change of the setting ends the running activities. Brief S4 \
      names an entitlement `com.apple.developer…` and iOS 18.2, which is wrong.
      """,
      evidence: Evidence(.documentation, .session, against: [.brief(.s4)]),
      sources: [.liveActivities, .liveActivitiesWithPushes, .briefS4],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .la25,
      """
      Push-to-start (17.2) has a token of its own. Its payload needs alert, attributes-type and \
      attributes. Its budget is about 10 in a short time, fixed, and not raised by the key for \
      frequent updates.
      """,
      figures: "~10",
      evidence: Evidence(.documentation, .staff),
      sources: [.liveActivityPushes, .thread799505],
      obligations: [Obligation(.server), Obligation(.runtime)]
    ),
    Fact(
      .la26,
      "An update by push every 3 s spends the budget.",
      figures: "3 s",
      evidence: Evidence(.staff),
      sources: [.thread797554],
      obligations: [Obligation(.server)]
    ),
    Fact(
      .la27,
      """
      On iOS 18 local updates were seen thinned to one every 5 to 16 s. Updates every 1 s can get \
      the process killed in under a minute; every 15 s is stable.
      """,
      figures: "5–16 s; 15 s",
      evidence: Evidence(.community),
      sources: [.thread758475, .projectReports],
      note: "profile number `localUpdateMinInterval`"
    ),
    Fact(
      .la28,
      "The token is nil at first, arrives through `pushTokenUpdates`, and may change.",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.activityPushToken],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .la29,
      "Broadcast channels (18) use `.channel(name)`, for update and end only, not for start.",
      evidence: Evidence(.documentation),
      sources: [.liveActivityPushes],
      obligations: [Obligation(.server)]
    ),
    Fact(
      .la30,
      """
      The payload has `stale-date`, `dismissal-date` (in the past = immediate), `relevance-score` \
      and `input-push-token` or `input-push-channel` (18).
      """,
      evidence: Evidence(.documentation),
      sources: [.liveActivityPushes],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
