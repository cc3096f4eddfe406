extension Fact {
  static let archiveSizes: [Fact] = [
    Fact(
      .dl20,
      """
      The archive of a timeline has a maximum size; a larger one fails the reload (CHSErrorDomain \
      1050), the widget keeps its old content, and the request is repeated about 1 h later.
      """,
      figures: "10 MiB on simulator/macOS (9,814,408 B passes; 10,764,872 B fails)",
      evidence: Evidence(.forum, .community),
      sources: [.thread768739, .codexBarIssue3339, .codexBarIssue2838],
      obligations: [
        Obligation(.runtime, "have a model of sizes"),
        Obligation(.provider, "limit entries × families"),
      ]
    ),
    Fact(
      .dl21,
      """
      Reports from devices differ: one project passes with 2.6 MB and fails near 4.0 MB; another \
      one has a larger limit.
      """,
      figures: "2.6–4.0 MB",
      evidence: Evidence(.community),
      sources: [.projectMeasurements],
      note: "profile number `archiveByteLimit`"
    ),
    Fact(
      .dl22,
      """
      Examples: 241 entries of a large family are about 16.7 MB (about 69 KB each) and fail; 3,600 \
      entries, one a second, are about 18 MB and fail.
      """,
      evidence: Evidence(.community),
      sources: [.projectMeasurements],
      note: "scenarios for tests"
    ),
    Fact(
      .dl23,
      """
      A single image has a maximum area of about 2.2 × width px by 2.0 × height px of the widget. \
      A larger one fails the archiving, and one oversized family fails all; this is so since iOS \
      17.
      """,
      figures: "e.g. 718,080 px² max on one size",
      evidence: Evidence(.community),
      sources: [.thread773785, .projectLogs, .newsOfNovember2023],
      obligations: [Obligation(.view), Obligation(.runtime, "apply the rule")]
    ),
    Fact(
      .dl24,
      """
      Internal kinds of failure that are useful for a simulator: watchdog, invalid size, reload \
      failed (1050), reload timeout (1051), widget not found, no entries, extension not found \
      (1300), environment not found, intent missing (1103).
      """,
      evidence: Evidence(.community),
      sources: [.widgetKitErrors],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .dl25,
      "Views of a Live Activity have neither network nor location.",
      evidence: Evidence(.documentation),
      sources: [.liveActivities],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .dl26,
      """
      Widgets must work with the app killed, offline, after a reboot, in Low Power Mode and with \
      missing data.
      """,
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "scenarios for conformance"
    ),
  ]
}
