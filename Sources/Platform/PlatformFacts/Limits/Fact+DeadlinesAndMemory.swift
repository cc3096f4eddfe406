extension Fact {
  static let deadlinesAndMemory: [Fact] = [
    Fact(
      .dl01,
      "Apple documents no numeric deadline for a timeline.",
      evidence: Evidence(.nobody),
      sources: [.timelineProvider],
      note: "values of the profile"
    ),
    Fact(
      .dl02,
      """
      A provider should finish a timeline in under 5 s; the unit test of brief S4 also waits 5.0 \
      s.
      """,
      figures: "5 s",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider, "meet the soft deadline")]
    ),
    Fact(
      .dl03,
      """
      Each active period is limited: a timeline must be returned within 28 s, or the refresh times \
      out.
      """,
      figures: "28 s",
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.runtime, "apply the hard deadline")]
    ),
    Fact(
      .dl04,
      "A timeout is a defined internal error (`timelineReloadTimeout`), next to `watchdog`.",
      figures: "code 1051",
      evidence: Evidence(.community),
      sources: [.widgetKitErrors],
      obligations: [Obligation(.runtime, "fail and keep the old timeline")]
    ),
    Fact(
      .dl05,
      "The value of a control must be available in under 1 s; code must never block a thread.",
      figures: "1 s",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .dl06,
      "An extension has about 30 MB of memory; a process that uses more is killed.",
      figures: "30 MB",
      evidence: Evidence(.community, .brief(.s3), .brief(.s4)),
      sources: [.thread842805, .briefS3, .briefS4],
      obligations: [Obligation(.provider), Obligation(.runtime, "treat it as a failed reload")]
    ),
    Fact(
      .dl07,
      """
      A Live Activity has about 50 MB of memory, according to brief S4 only; there is no second \
      source.
      """,
      figures: "50 MB",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "a profile number"
    ),
    Fact(
      .dl08,
      "The legacy Today extensions have 16 MB, for comparison.",
      figures: "16 MB",
      evidence: Evidence(.community),
      sources: [.reactNativeDocumentation]
    ),
    Fact(
      .dl09,
      "A provider should downsample images and empty caches before it returns.",
      evidence: Evidence(.brief(.s3), .staff),
      sources: [.briefS3, .thread834313],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .dl10,
      """
      Apple's staff advise, if generation is slow or heavy: fewer entries, autorelease pools, \
      images of the right size, and work moved into the app.
      """,
      evidence: Evidence(.staff),
      sources: [.thread834313],
      obligations: [Obligation(.provider)]
    ),
  ]
}
