extension Fact {
  static let widgetCenter: [Fact] = [
    Fact(
      .wc01,
      """
      `reloadTimelines(ofKind:)` addresses every placed widget of a kind, `reloadAllTimelines()` \
      all placed widgets of the app. There is no call for a single placed widget.
      """,
      evidence: Evidence(.documentation, .brief(.s1)),
      sources: [.widgetCenter, .briefS1],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .wc02,
      """
      A comment in the code of brief S4 says "all widgets of this kind" of `reloadAllTimelines`. \
      That is wrong.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .wc01
    ),
    Fact(
      .wc03,
      "Reload calls are requests; the system decides when to act.",
      evidence: Evidence(.staff, .documentation),
      sources: [.thread746783, .keepingUpToDate],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .wc04,
      """
      Reload calls may come from the app and from the extension, for example after a background \
      push or in `onBackgroundURLSessionEvents`.
      """,
      evidence: Evidence(.documentation, .session),
      sources: [.keepingUpToDate, .meetWidgetKit],
      obligations: [Obligation(.runtime, "know the caller")]
    ),
    Fact(
      .wc05,
      "An unknown kind is no error for the caller: nothing happens.",
      evidence: Evidence(.nobody, remark: "the call returns nothing"),
      sources: [.widgetCenter],
      obligations: [Obligation(.runtime, "do nothing and warn")]
    ),
    Fact(
      .wc06,
      """
      `getCurrentConfigurations` and `currentConfigurations()` return a WidgetInfo for each placed \
      widget: its kind, its family, its configuration (an INIntent only), and \
      `widgetConfigurationIntent(of:)`, which is nil if there is none or its type differs.
      """,
      figures: "async throws form iOS 18",
      evidence: Evidence(.documentation),
      sources: [.widgetCenter, .widgetInfo],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .wc07,
      "An app should reload only if it has placed widgets whose data changed; WC-06 tells.",
      evidence: Evidence(.documentation),
      sources: [.keepingUpToDate],
      obligations: [Obligation(.app, "follow the advice")]
    ),
    Fact(
      .wc08,
      """
      `invalidateConfigurationRecommendations()` makes the runtime request `recommendations()` \
      again. It has no effect where people can configure the widget (iOS, macOS).
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetCenter],
      obligations: [Obligation(.runtime), Obligation(.provider)]
    ),
    Fact(
      .wc09,
      """
      Recommendations matter on watchOS only; there an empty array keeps the widget configurable.
      """,
      evidence: Evidence(.documentation),
      sources: [.smartStacks, .appIntentRecommendation],
      obligations: [Obligation(.runtime), Obligation(.provider)]
    ),
    Fact(
      .wc10,
      "`invalidateRelevance(ofKind:)` makes the runtime call `relevance()` later.",
      figures: "iOS 18",
      evidence: Evidence(.documentation),
      sources: [.widgetCenter],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
