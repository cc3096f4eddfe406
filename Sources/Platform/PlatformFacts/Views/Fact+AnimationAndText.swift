extension Fact {
  /// Animations, and text that updates itself.
  static let animationAndText: [Fact] = [
    Fact(
      .vw27,
      """
      From iOS 17 on changes of content are animated, in widgets too: for at most 2 s, and not on \
      the Always-On display. Live Activities on iOS 16 ignore animation modifiers and accept only \
      the transitions opacity, move, slide and push.
      """,
      figures: "2 s",
      standing: Standing(.documentation),
      sources: [.animatingUpdates, .liveActivities],
      duties: [Duty(.view, "longer ones are shortened or a violation"), Duty(.runtime)]
    ),
    Fact(
      .vw28,
      "The default animation is a spring; an identity transition or a nil animation turns it off.",
      standing: Standing(.documentation),
      sources: [.animatingUpdates],
      duties: [Duty(.view)]
    ),
    Fact(
      .vw29,
      """
      Animations happen between entries (views are matched by identity); `.id`, `.transition` and \
      `contentTransition(.numericText)` apply.
      """,
      standing: Standing(.documentation, .session, .brief(.s0), .brief(.s4)),
      sources: [.animatingUpdates, .bringWidgetsToLife, .briefS0],
      duties: [Duty(.runtime, "compare the views of two entries")]
    ),
    Fact(
      .vw30,
      """
      Text can update itself: relative (no sign), offset (minus for the future, plus for the \
      past), timer (counts down, then up), date, time, intervals of dates and timer intervals. No \
      code runs, and no reload is used.
      """,
      figures: "1 s ticks",
      standing: Standing(.documentation, .brief(.s3)),
      sources: [.dynamicDates, .briefS3],
      duties: [Duty(.runtime, "render by the clock")]
    ),
    Fact(
      .vw31,
      """
      The formats of such text cannot be customized, no condition can depend on them, and they are \
      localized.
      """,
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      duties: [Duty(.view)]
    ),
  ]
}
