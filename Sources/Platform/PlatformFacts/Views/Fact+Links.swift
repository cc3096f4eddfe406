extension Fact {
  static let links: [Fact] = [
    Fact(
      .vw01,
      "If a hierarchy has more than one `widgetURL`, the behaviour is undefined.",
      figures: "≤ 1",
      evidence: Evidence(.documentation, .brief(.s0)),
      sources: [.creatingExtension, .briefS0],
      obligations: [
        Obligation(.view, "have at most one"),
        Obligation(.runtime, "choose deterministically and report"),
      ]
    ),
    Fact(
      .vw02,
      "Brief S1: further widgetURLs just have no effect.",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      note: "a candidate for the deterministic choice: the first (outermost)"
    ),
    Fact(
      .vw03,
      """
      In which families a `Link` works: the newest article on linking allows accessoryRectangular, \
      systemSmall and larger; the article on creating still lists medium, large and extra large \
      only; up to iOS 16 and macOS 13 only medium and larger; brief S1 says not in systemSmall.
      """,
      evidence: Evidence(.documentation, against: [.documentation, .brief(.s1)]),
      sources: [
        .linkingToScenes, .creatingExtension, .widgetKitStrategy, .briefS1, .meetWidgetKit,
      ],
      note: "profile number `linkFamilies`, by OS version"
    ),
    Fact(
      .vw04,
      """
      A tap on a Link takes the link's URL; elsewhere it takes the widgetURL; with neither, the \
      app is launched with a user activity.
      """,
      evidence: Evidence(.documentation),
      sources: [.creatingExtension, .linkingToScenes],
      obligations: [Obligation(.runtime, "test for hits in this order")]
    ),
    Fact(
      .vw05,
      "There may be any number of Links; each covers its own frame.",
      figures: "no limit",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.view)]
    ),
  ]
}
