extension Fact {
  /// Reloads without limits, and advice on their use.
  static let reloadHabits: [Fact] = [
    Fact(
      .rb24,
      """
      Debugging from Xcode removes the limits. The Simulator refreshes at once and has no budget.
      """,
      figures: "none",
      evidence: Evidence(.staff, .brief(.s4)),
      sources: [.thread653265, .briefS4],
      note: "the profiles `debugger` and `simulator`"
    ),
    Fact(
      .rb25,
      """
      WidgetKit Developer Mode (Settings > Developer) removes the budgets of reloads and pushes, \
      the reload policy of controls, and the limits on rotation in the Smart Stack.
      """,
      figures: "none",
      evidence: Evidence(.documentation, .session),
      sources: [.debuggingWidgets, .smartStacks, .whatsNewInWidgets],
      note: "the profile `developerMode`"
    ),
    Fact(
      .rb26,
      """
      Examples of consumption in brief S4: 4 an hour are about 48 a day; 12 an hour spend the \
      budget by 18:00; on demand it is 5 to 10 a day.
      """,
      figures: "48; 18:00; 5–10",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "scenarios for tests"
    ),
    Fact(
      .rb27,
      """
      When the budget is spent a reload is delayed until there is budget; the entries already \
      delivered are still shown on time.
      """,
      evidence: Evidence(
        .session,
        .documentation,
        remark: "the session says that there is a delay"
      ),
      sources: [.principlesOfGreatWidgets, .keepingUpToDate],
      obligations: [Obligation(.runtime, "switch entries at no cost")]
    ),
    Fact(
      .rb28,
      """
      Dates of `after` that are aligned to the clock should have jitter, so that servers do not \
      get all requests at once.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.keepingUpToDate, .principlesOfGreatWidgets],
      obligations: [Obligation(.provider, "follow the advice")]
    ),
    Fact(
      .rb29,
      """
      Several reload requests are merged. The app should debounce its calls (brief S0 uses 0.2 s).
      """,
      figures: "0.2 s",
      evidence: Evidence(.documentation, .brief(.s0)),
      sources: [.keepingUpToDate, .briefS0],
      obligations: [
        Obligation(.runtime, "keep one pending request for each placed widget"), Obligation(.app),
      ]
    ),
    Fact(
      .rb30,
      """
      An app should reload only for meaningful changes of data, never speculatively or for looks.
      """,
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .keepingUpToDate],
      obligations: [Obligation(.app, "follow the advice")]
    ),
    Fact(
      .rb31,
      """
      A project of the community implements a minimum of 5 minutes between reload calls of its \
      own.
      """,
      figures: "5 min",
      evidence: Evidence(.community),
      sources: [.codexBarRequest2371],
      note: "profile number `minReloadInterval`, 300 s by default"
    ),
    Fact(
      .rb32,
      """
      Brief S1 names two causes of reloads: the system (by policy) and the app (through \
      WidgetCenter in the foreground, or a background push). Brief S3 names three: the policy, an \
      interaction of the user, and the app.
      """,
      evidence: Evidence(.brief(.s1), .brief(.s3)),
      sources: [.briefS1, .briefS3],
      note: "the list of reload causes"
    ),
  ]
}
