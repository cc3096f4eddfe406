extension Fact {
  /// What a timeline holds, and when its entries are shown.
  static let entries: [Fact] = [
    Fact(
      .tl10,
      """
      A timeline is one or more entries and one reload policy. Its entries are dated now and in \
      the future; the first is dated now.
      """,
      figures: "≥ 1 entry",
      standing: Standing(.documentation),
      sources: [.timeline, .creatingExtension],
      duties: [Duty(.provider)]
    ),
    Fact(
      .tl11,
      """
      The date of an entry is the earliest time to show it. The runtime may show it later; no \
      exact time is promised.
      """,
      standing: Standing(.documentation, .session),
      sources: [.timelineEntryDate, .keepingUpToDate, .principlesOfGreatWidgets],
      duties: [Duty(.runtime, "show no entry before its date")]
    ),
    Fact(
      .tl12,
      """
      The entry in force stays on screen until the date of the next entry. A timeline of one entry \
      never changes by itself.
      """,
      standing: Standing(.documentation, .brief(.s1)),
      sources: [.timelineProvider, .briefS1],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .tl13,
      "Until a new timeline is available the last one stays in force.",
      standing: Standing(.brief(.s1), remark: "Apple's documentation implies it"),
      sources: [.briefS1, .keepingUpToDate],
      duties: [Duty(.runtime, "replace a timeline in one step, and on success only")]
    ),
    Fact(
      .tl14,
      """
      Entries should be at least about 5 minutes apart. The runtime enforces a minimum interval \
      between reloads, which Apple does not quantify, and it may merge the reloads of several \
      widgets.
      """,
      figures: "5 min",
      standing: Standing(.documentation),
      sources: [.keepingUpToDate],
      duties: [
        Duty(.provider, "leave at least 300 s between entries (a warning)"),
        Duty(.runtime, "merge reloads"),
      ]
    ),
    Fact(
      .tl15,
      """
      The briefs advise more: a refresh interval of at least 15 minutes; good examples have \
      offsets of 15 to 60 minutes; 100 entries a minute apart are called bad.
      """,
      figures: "15 min; 15–60 min",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.provider, "follow the advice, a value of the profile")]
    ),
    Fact(
      .tl16,
      "The community saw that updates of the interface less than about 2 s apart are not shown.",
      figures: "2 s",
      standing: Standing(.community),
      sources: [.thread733081],
      duties: [Duty(.runtime, "take `minEntryDisplayGap` from the profile")]
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
      standing: Standing(.brief(.s4), .forum, .community, .staff),
      sources: [.briefS4, .thread768739, .thread733081, .thread834313],
      duties: [
        Duty(.provider, "follow the advice; the size of the archive is the real limit (DL-20)")
      ]
    ),
    Fact(
      .tl18,
      "The dates of entries must be in chronological order.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [
        Duty(.provider, "sort the entries so that dates never decrease"),
        Duty(.runtime, "act as TL-30 says"),
      ]
    ),
  ]
}
