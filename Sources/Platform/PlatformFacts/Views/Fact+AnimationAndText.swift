extension Fact {
  static let animationAndText: [Fact] = [
    Fact(
      .vw27,
      """
      From iOS 17 on changes of content are animated, in widgets too: for at most 2 s, and not on \
      the Always-On display. Live Activities on iOS 16 ignore animation modifiers and accept only \
      the transitions opacity, move, slide and push.
      """,
      figures: "2 s",
      evidence: Evidence(.documentation),
      sources: [.animatingUpdates, .liveActivities],
      obligations: [
        Obligation(.view, "longer ones are shortened or a violation"), Obligation(.runtime),
      ]
    ),
    Fact(
      .vw28,
      "The default animation is a spring; an identity transition or a nil animation turns it off.",
      evidence: Evidence(.documentation),
      sources: [.animatingUpdates],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw29,
      """
      Animations happen between entries (views are matched by identity); `.id`, `.transition` and \
      `contentTransition(.numericText)` apply.
      """,
      evidence: Evidence(.documentation, .session, .brief(.s0), .brief(.s4)),
      sources: [.animatingUpdates, .bringWidgetsToLife, .briefS0],
      obligations: [Obligation(.runtime, "compare the views of two entries")]
    ),
    Fact(
      .vw30,
      """
      Text can update itself: relative (no sign), offset (minus for the future, plus for the \
      past), timer (counts down, then up), date, time, intervals of dates and timer intervals. No \
      code runs, and no reload is used.
      """,
      figures: "1 s ticks",
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.dynamicDates, .briefS3],
      obligations: [Obligation(.runtime, "render by the clock")]
    ),
    Fact(
      .vw31,
      """
      The formats of such text cannot be customized, no condition can depend on them, and they are \
      localized.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.view)]
    ),
  ]
}
