extension Fact {
  /// The contents of entries: relevance, data, the configuration.
  static let entryContents: [Fact] = [
    Fact(
      .tl38,
      """
      The relevance of an entry has a score (Float), which is compared with all scores that the \
      provider ever gave, in all timelines; any positive scale is allowed, and a score of 0 or \
      less means never rotate to it. Its duration is the number of seconds from the entry's date \
      in which rotation may happen. What the default 0 means is not stated (proposed: until the \
      next entry).
      """,
      figures: "default duration 0",
      evidence: Evidence(.documentation),
      sources: [.timelineEntryRelevance, .smartStacks],
      obligations: [
        Obligation(.provider, "use one scale throughout"),
        Obligation(.runtime, "rank by comparison"),
      ]
    ),
    Fact(
      .tl39,
      """
      The relevance of entries counts in Smart Stacks of iPhone and iPad only, not on watchOS; \
      `relevance()` counts on watchOS only.
      """,
      evidence: Evidence(.documentation),
      sources: [.smartStacks],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl40,
      """
      Previews with an explicit timeline ignore the dates of entries; a person steps through them. \
      Brief S4: previews do not request a timeline.
      """,
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.previewingInXcode, .briefS4],
      obligations: [Obligation(.runtime, "offer a preview mode")]
    ),
    Fact(
      .tl41,
      """
      An entry type should hold everything that the view needs, since views do no input or output \
      and hold no observed objects. Brief S3 also suggests that entries are Equatable.
      """,
      evidence: Evidence(.brief(.s2), .brief(.s3), .brief(.s4), .documentation),
      sources: [.briefS2, .briefS3, .briefS4],
      obligations: [Obligation(.provider), Obligation(.view)]
    ),
    Fact(
      .tl42,
      """
      The configuration is a parameter of every snapshot and timeline request, and should be \
      passed on inside the entry.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.briefS1, .makingConfigurable],
      obligations: [Obligation(.runtime), Obligation(.provider)]
    ),
    Fact(
      .tl43,
      """
      Brief S3 says that the system caches the provider instance, made by a closure. The real \
      initializer takes an instance, not a closure; code must not rely on the state of the \
      instance.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s3)]),
      sources: [.briefS3, .appIntentConfiguration],
      obligations: [Obligation(.provider, "keep no state between calls")]
    ),
    Fact(
      .tl44,
      """
      Brief S3 says that an AppIntentTimelineProvider must handle "RelevanceUpdate" events and \
      coordinate background refresh. Apple's documentation has no such interface.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      correctedBy: .tl01
    ),
    Fact(
      .tl45,
      """
      An example of brief S4 switches on `entry.family`, but entries have no family. The value is \
      in `context.family` and in the environment value `widgetFamily`.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4, .creatingExtension],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .tl46,
      """
      A failed archive is tried again about one hour later; the widget keeps its old timeline or \
      stays a placeholder.
      """,
      figures: "+1 h",
      evidence: Evidence(.community),
      sources: [.codexBarIssue3339, .codexBarIssue2838],
      obligations: [Obligation(.runtime, "take `failureBackoff` from the profile, 3600 s")]
    ),
    Fact(
      .tl47,
      """
      In the example of a game that Apple and brief S3 use, health grows by 25 % an hour, the \
      entries are at each quarter, the last is at 100 %, and `atEnd` requests a new timeline (or \
      `after` 1 h, or `never` when health is full).
      """,
      figures: "25 %/h, 3 h",
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.keepingUpToDate, .briefS3],
      note: "a good golden scenario"
    ),
  ]
}
