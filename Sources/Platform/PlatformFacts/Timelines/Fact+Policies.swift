extension Fact {
  /// When the next timeline is requested, and how entries are rendered.
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
      standing: Standing(.documentation, .session, .brief(.s1), .brief(.s4)),
      sources: [.reloadPolicyAtEnd, .principlesOfGreatWidgets, .briefS1, .briefS4],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .tl20,
      "With `atEnd` and a single entry dated now the runtime chooses the time.",
      standing: Standing(.documentation, .session),
      sources: [.keepingUpToDate, .principlesOfGreatWidgets],
      duties: [Duty(.runtime, "let the minimum interval and the budget decide")]
    ),
    Fact(
      .tl21,
      """
      The date of `after(date)` is the earliest time of the next request. It may be before or \
      after the date of the last entry: if later, the last entry stays; if earlier, the remaining \
      entries are replaced.
      """,
      standing: Standing(.documentation),
      sources: [.reloadPolicyAfter, .keepingUpToDate],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .tl22,
      """
      A forum answer reads `after` as "not before the last entry". It contradicts TL-21, which \
      Apple documents.
      """,
      standing: Standing(.forum),
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
      standing: Standing(.documentation, .brief(.s1), .brief(.s4)),
      sources: [.reloadPolicyNever, .briefS1],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .tl24,
      """
      All dates of policies are earliest dates; the system may delay them by priority and budget.
      """,
      standing: Standing(.documentation, .brief(.s1)),
      sources: [.keepingUpToDate, .briefS1],
      duties: [Duty(.runtime, "never act before the due date")]
    ),
    Fact(
      .tl25,
      """
      The content closure runs once for each entry when the timeline is archived. View code does \
      not run again when the entry is displayed.
      """,
      figures: "1 per entry (× families/appearances)",
      standing: Standing(.documentation, .session),
      sources: [.creatingExtension, .bringWidgetsToLife],
      duties: [
        Duty(.view, "be a pure function of the entry and the environment"),
        Duty(.runtime, "call as often as the numbers say"),
      ]
    ),
    Fact(
      .tl26,
      """
      Archiving renders the light and the dark appearance. A change of the environment can cause a \
      new rendering from the entry without a new timeline.
      """,
      figures: "2 appearances",
      standing: Standing(.session),
      sources: [.meetWidgetKit],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .tl27,
      """
      The timeline can be requested several times for what looks like one request (2 to 5 times \
      were seen), and `snapshot` may be called concurrently with it.
      """,
      figures: "2–5",
      standing: Standing(.staff, .community),
      sources: [.thread758400],
      duties: [Duty(.provider, "be idempotent and reentrant")]
    ),
    Fact(
      .tl28,
      """
      A reload each minute is too often and is throttled on a device. Limits are not enforced \
      while an app is debugged from Xcode.
      """,
      figures: "1 min",
      standing: Standing(.staff),
      sources: [.thread653265],
      duties: [Duty(.provider), Duty(.runtime, "lift the limits in the profile `debugger`")]
    ),
  ]
}
