extension Fact {
  static let exemptReloads: [Fact] = [
    Fact(
      .rb12,
      "A reload costs nothing while the app is in the foreground.",
      figures: "0 cost",
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.keepingUpToDate, .briefS4],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb13,
      """
      Frequent reload requests in the foreground may nevertheless be throttled; an app should make \
      a last one when it enters the background.
      """,
      evidence: Evidence(.session),
      sources: [.widgetKitFoundations],
      obligations: [Obligation(.app)],
      note: "profile number `foregroundReloadMinInterval`"
    ),
    Fact(
      .rb14,
      """
      Reload calls were seen to be ignored for about 30 s after the app was launched by a tap on \
      the widget.
      """,
      figures: "30 s",
      evidence: Evidence(.community),
      sources: [.thread815795],
      note: "a switch of the profile, off by default"
    ),
    Fact(
      .rb15,
      "A reload costs nothing while the app has an active audio session or navigation session.",
      figures: "0 cost",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb16,
      "A reload costs nothing if a button or toggle of the widget runs an app intent.",
      figures: "0 cost",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate, .addingInteractivity],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb17,
      "A reload costs nothing if the widget performs an animation.",
      figures: "0 cost",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb18,
      """
      A reload costs nothing if the system's locale, Dynamic Type or accessibility settings \
      change. The app must not request a reload for these changes, nor for a change of the \
      appearance: the runtime reloads by itself.
      """,
      figures: "0 cost",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.runtime, "reload"), Obligation(.app, "make no call")]
    ),
    Fact(
      .rb19,
      """
      Apple's session of 2021 names further reloads by the system that cost nothing: a significant \
      change of location (delivered when the widget is next viewed), a change of language or \
      region, of the iCloud or App Store account, a significant change of time, and a widget that \
      is stale when viewed.
      """,
      figures: "0 cost",
      evidence: Evidence(.session),
      sources: [.principlesOfGreatWidgets],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb20,
      """
      Brief S4 adds to the reloads that cost nothing: one that the user initiates, a widget that \
      was just added, and a reboot of the device.
      """,
      figures: "0 cost",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.runtime, "let the profile hold the set")]
    ),
    Fact(
      .rb21,
      "StandBy's refresh cadence belongs to the system and is outside the budget.",
      evidence: Evidence(.documentation),
      sources: [.standByAndCarPlay, .keepingUpToDate],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb22,
      """
      Reloads that a push causes are budgeted and opportunistic; calls of WidgetCenter while the \
      app runs are not.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.widgetPushes, .whatsNewInWidgets],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .rb23,
      "On watchOS relevance is requested opportunistically and within a budget.",
      evidence: Evidence(.documentation),
      sources: [.smartStacks, .widgetPushes],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
