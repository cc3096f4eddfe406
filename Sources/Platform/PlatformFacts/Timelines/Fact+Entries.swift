extension Fact {
  /// The contents of a timeline, and the display of its entries.
  static let entries: [Fact] = [
    Fact(
      .tl10,
      """
      A timeline is one or more entries and one reload policy. Its entries are dated now and in \
      the future; the first is dated now.
      """,
      figures: "≥ 1 entry",
      evidence: Evidence(.documentation),
      sources: [.timeline, .creatingExtension],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .tl11,
      """
      The date of an entry is the earliest time to show it. The runtime may show it later; no \
      exact time is promised.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.timelineEntryDate, .keepingUpToDate, .principlesOfGreatWidgets],
      obligations: [Obligation(.runtime, "show no entry before its date")]
    ),
    Fact(
      .tl12,
      """
      The entry in force stays on screen until the date of the next entry. A timeline of one entry \
      never changes by itself.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.timelineProvider, .briefS1],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl13,
      "Until a new timeline is available the last one stays in force.",
      evidence: Evidence(.brief(.s1), remark: "Apple's documentation implies it"),
      sources: [.briefS1, .keepingUpToDate],
      obligations: [Obligation(.runtime, "replace a timeline in one step, and on success only")]
    ),
    Fact(
      .tl14,
      """
      Entries should be at least about 5 minutes apart. The runtime enforces a minimum interval \
      between reloads, which Apple does not quantify, and it may merge the reloads of several \
      widgets.
      """,
      figures: "5 min",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [
        Obligation(.provider, "leave at least 300 s between entries (a warning)"),
        Obligation(.runtime, "merge reloads"),
      ]
    ),
    Fact(
      .tl15,
      """
      The briefs advise more: a refresh interval of at least 15 minutes; good examples have \
      offsets of 15 to 60 minutes; 100 entries a minute apart are called bad.
      """,
      figures: "15 min; 15–60 min",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider, "follow the advice, a value of the profile")]
    ),
    Fact(
      .tl16,
      "The community saw that updates of the interface less than about 2 s apart are not shown.",
      figures: "2 s",
      evidence: Evidence(.community),
      sources: [.thread733081],
      obligations: [Obligation(.runtime, "take `minEntryDisplayGap` from the profile")]
    ),
    Fact(
      .tl17,
      """
      Apple gives no maximum number of entries. Brief S4 advises 10 to 20, "< 20 to 30", and calls \
      more than 100 a performance problem. A forum answer says that entries are not limited. The \
      community saw timelines of more than roughly 400 entries stop updating. Apple's staff advise \
      fewer entries if a timeline is slow or heavy.
      """,
      figures: "10–20 / 30 / 100 / 400 / none",
      evidence: Evidence(.brief(.s4), .forum, .community, .staff),
      sources: [.briefS4, .thread768739, .thread733081, .thread834313],
      obligations: [
        Obligation(
          .provider,
          "follow the advice; the size of the archive is the real limit (DL-20)"
        )
      ]
    ),
    Fact(
      .tl18,
      "The dates of entries must be in chronological order.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [
        Obligation(.provider, "sort the entries so that dates never decrease"),
        Obligation(.runtime, "act as TL-30 says"),
      ]
    ),
  ]
}
