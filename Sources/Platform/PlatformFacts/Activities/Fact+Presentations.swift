extension Fact {
  static let presentations: [Fact] = [
    Fact(
      .la11,
      """
      With `timestamp:` (17.2) or the timestamp of a push, content older than the newest is \
      ignored.
      """,
      evidence: Evidence(.documentation),
      sources: [.activity, .liveActivityPushes],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la12,
      """
      relevanceScore (Double, 0 by default) orders several activities. The highest has the Dynamic \
      Island; of equal ones the one that was started first.
      """,
      figures: "default 0",
      evidence: Evidence(.documentation),
      sources: [.activityContent],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la13,
      """
      AlertConfiguration has a title and a body (used on Apple Watch) and a sound. On iPhone the \
      expanded presentation or a banner appears.
      """,
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.alertConfiguration],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la14,
      """
      Every presentation must be provided: Lock Screen and banner, compact leading and trailing, \
      minimal, expanded.
      """,
      figures: "4",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.liveActivities, .liveActivityViews],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .la15,
      """
      Compact: for the only running activity. Minimal: for several activities, one attached to the \
      island and one detached. Expanded: on touch and hold, or for an update with an alert. Brief \
      S4 says that compact appears when another is expanded, and minimal for more than two, which \
      is wrong.
      """,
      figures: "1 / 2+",
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.liveActivities, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .la16,
      """
      The regions of the expanded presentation are leading, trailing, center and bottom. A higher \
      priority gets more width; `belowIfTooWide` moves content below the camera.
      """,
      figures: "priority default 0",
      evidence: Evidence(.documentation),
      sources: [.expandedRegion],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .la17,
      "A Lock Screen presentation taller than 160 pt may be cut off.",
      figures: "160 pt",
      evidence: Evidence(.documentation),
      sources: [.liveActivityViews],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .la18,
      """
      An image larger than its presentation can make the start fail; that of the minimal \
      presentation has at most 45 × 36.67 pt.
      """,
      figures: "45 × 36.67 pt",
      evidence: Evidence(.documentation),
      sources: [.liveActivityViews],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .la19,
      """
      Both compact sides should link to the same place (widgetURL). The expanded and the Lock \
      Screen presentation may use Link. The background of the Dynamic Island is fixed.
      """,
      evidence: Evidence(.documentation),
      sources: [.launchingFromLiveActivity, .liveActivityViews],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .la20,
      "Without a URL a tap opens the app with `NSUserActivityTypeLiveActivity`.",
      evidence: Evidence(.documentation),
      sources: [.liveActivityUserActivity],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
