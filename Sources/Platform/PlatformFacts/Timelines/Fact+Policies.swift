extension Fact {
  /// The time of the next request, and the rendering of entries.
  static let policies: [Fact] = [
    Fact(
      .tl19,
      """
      With the policy `atEnd`, which is like a default, the runtime requests the next timeline \
      after the last entry. Apple's documentation says after the last date has passed; Apple's \
      session says as soon as the last entry becomes current; brief S1 says never while an \
      undisplayed entry remains. All agree: not before the date of the last entry.
      """,
      figures: "t ≥ last.date",
      evidence: Evidence(.documentation, .session, .brief(.s1), .brief(.s4)),
      sources: [.reloadPolicyAtEnd, .principlesOfGreatWidgets, .briefS1, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl20,
      "With `atEnd` and a single entry dated now the runtime chooses the time.",
      evidence: Evidence(.documentation, .session),
      sources: [.keepingUpToDate, .principlesOfGreatWidgets],
      obligations: [Obligation(.runtime, "let the minimum interval and the budget decide")]
    ),
    Fact(
      .tl21,
      """
      The date of `after(date)` is the earliest time of the next request. It may be before or \
      after the date of the last entry: if later, the last entry stays; if earlier, the remaining \
      entries are replaced.
      """,
      evidence: Evidence(.documentation),
      sources: [.reloadPolicyAfter, .keepingUpToDate],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl22,
      """
      A forum answer reads `after` as "not before the last entry". It contradicts TL-21, which \
      Apple documents.
      """,
      evidence: Evidence(.forum),
      sources: [.thread768739],
      correctedBy: .tl21
    ),
    Fact(
      .tl23,
      """
      With the policy `never` the policy causes no request. A new timeline comes only through \
      WidgetCenter, a push, an interaction or a reload that the system initiates; the last entry \
      stays.
      """,
      evidence: Evidence(.documentation, .brief(.s1), .brief(.s4)),
      sources: [.reloadPolicyNever, .briefS1],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl24,
      """
      All dates of policies are earliest dates; the system may delay them by priority and budget.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.keepingUpToDate, .briefS1],
      obligations: [Obligation(.runtime, "never act before the due date")]
    ),
    Fact(
      .tl25,
      """
      The content closure runs once for each entry when the timeline is archived. View code does \
      not run again when the entry is displayed.
      """,
      figures: "1 per entry (× families/appearances)",
      evidence: Evidence(.documentation, .session),
      sources: [.creatingExtension, .bringWidgetsToLife],
      obligations: [
        Obligation(.view, "be a pure function of the entry and the environment"),
        Obligation(.runtime, "call as often as the numbers say"),
      ]
    ),
    Fact(
      .tl26,
      """
      Archiving renders the light and the dark appearance. A change of the environment can cause a \
      new rendering from the entry without a new timeline.
      """,
      figures: "2 appearances",
      evidence: Evidence(.session),
      sources: [.meetWidgetKit],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .tl27,
      """
      The timeline can be requested several times for what looks like one request (2 to 5 times \
      were seen), and `snapshot` may be called concurrently with it.
      """,
      figures: "2–5",
      evidence: Evidence(.staff, .community),
      sources: [.thread758400],
      obligations: [Obligation(.provider, "be idempotent and reentrant")]
    ),
    Fact(
      .tl28,
      """
      A reload each minute is too often and is throttled on a device. Limits are not enforced \
      while an app is debugged from Xcode.
      """,
      figures: "1 min",
      evidence: Evidence(.staff),
      sources: [.thread653265],
      obligations: [
        Obligation(.provider), Obligation(.runtime, "lift the limits in the profile `debugger`"),
      ]
    ),
  ]
}
