extension Fact {
  static let budgets: [Fact] = [
    Fact(
      .rb01,
      """
      The budget covers a window of 24 hours that follows how the person uses the phone. It does \
      not run from midnight to midnight.
      """,
      figures: "24 h",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.runtime, "use a rolling window whose start the profile offsets")]
    ),
    Fact(
      .rb02,
      """
      A widget that is viewed often gets a daily budget of typically 40 to 70 reloads, which is \
      about one every 15 to 60 minutes.
      """,
      figures: "40–70/day; 15–60 min",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.keepingUpToDate, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb03,
      "Apple's session of 2021 gives the spacing as 15 to 30 minutes over waking hours.",
      figures: "15–30 min",
      evidence: Evidence(.session),
      sources: [.principlesOfGreatWidgets],
      note: "a variant of the profile"
    ),
    Fact(
      .rb04,
      "Apple's engineers in the forums gave about 72 reloads a day, one every 20 minutes.",
      figures: "72/day; 20 min",
      evidence: Evidence(.staff),
      sources: [.thread758400, .thread768739],
      note: "a variant of the profile"
    ),
    Fact(
      .rb05,
      """
      Complications on watchOS get up to 75 updates a day; a complication on the active watch face \
      always counts as viewed.
      """,
      figures: "75/day",
      evidence: Evidence(.documentation),
      sources: [.convertingClockKit],
      note: "the profile of the watch"
    ),
    Fact(
      .rb06,
      """
      The budget is counted separately for each widget that a person placed. The page on strategy \
      speaks loosely of a budget of the app.
      """,
      figures: "per instance",
      evidence: Evidence(.documentation, remark: "the wording of two pages differs"),
      sources: [.keepingUpToDate, .widgetKitStrategy],
      obligations: [
        Obligation(.runtime, "keep one for each placed widget; the profile may name another scope")
      ]
    ),
    Fact(
      .rb07,
      """
      The budget depends on how often and when the widget is visible, on the time of its last \
      reload, and on whether the app is active.
      """,
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.runtime, "take visibility as an input")]
    ),
    Fact(
      .rb08,
      """
      For a few days after a widget was added, the system learns how it is used and grants more \
      reloads.
      """,
      figures: "a few days",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      note: "profile numbers `learningPeriodDays` and `learningBonus`"
    ),
    Fact(
      .rb09,
      """
      The budget accrues through the day. Reloads that become due while the device is unused or \
      the budget is spent are held, not dropped.
      """,
      evidence: Evidence(.session),
      sources: [.principlesOfGreatWidgets],
      obligations: [Obligation(.runtime, "keep a pending request and a token bucket")]
    ),
    Fact(
      .rb10,
      """
      A widget that is rarely visible gets fewer reloads and is reloaded when it becomes visible.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.keepingUpToDate, .principlesOfGreatWidgets],
      obligations: [Obligation(.runtime, "reload on becoming visible")]
    ),
    Fact(
      .rb11,
      """
      Widgets that are used often get more reloads; requests beyond the allowance have no effect.
      """,
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [
        Obligation(
          .runtime,
          "keep at most one pending request (this conflicts with \"held\" in RB-09)"
        )
      ]
    ),
  ]
}
