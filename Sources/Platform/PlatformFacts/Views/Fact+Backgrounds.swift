extension Fact {
  static let backgrounds: [Fact] = [
    Fact(
      .vw17,
      """
      From iOS 17 on `containerBackground(for: .widget)` is expected. Without it the developer \
      sees a warning overlay, and users have seen an "adopt the API" text; brief S2 says that \
      there is no background.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation, .community, .brief(.s0), .brief(.s2)),
      sources: [.widgetBackground, .loopIssue2170, .briefS2],
      obligations: [Obligation(.view, "its absence is a violation")]
    ),
    Fact(
      .vw18,
      """
      Backgrounds are removed in StandBy, accessory, vibrant and other contexts. \
      `containerBackgroundRemovable(false)` opts out and excludes the widget from those galleries \
      (the iPad's Lock Screen, StandBy).
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetBackground],
      obligations: [Obligation(.configuration), Obligation(.runtime)]
    ),
    Fact(
      .vw19,
      "`showsWidgetContainerBackground` tells the view whether its background is drawn.",
      evidence: Evidence(.documentation),
      sources: [.widgetBackground],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .vw20,
      """
      From iOS 17 on widgets have default content margins; `contentMarginsDisabled()` removes \
      them, and `widgetContentMargins` reports them.
      """,
      evidence: Evidence(.documentation, .brief(.s0)),
      sources: [.configurationContentMargins, .briefS0],
      obligations: [Obligation(.runtime, "apply them in the layout")]
    ),
    Fact(
      .vw21,
      "The background of a widget cannot be transparent to the wallpaper.",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.view)]
    ),
  ]
}
