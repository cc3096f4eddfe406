extension Fact {
  /// What an app can ask of WidgetCenter.
  static let widgetCenter: [Fact] = [
    Fact(
      .wc01,
      """
      `reloadTimelines(ofKind:)` addresses every placed widget of a kind, `reloadAllTimelines()` \
      all placed widgets of the app. There is no call for a single placed widget.
      """,
      standing: Standing(.documentation, .brief(.s1)),
      sources: [.widgetCenter, .briefS1],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .wc02,
      """
      A comment in the code of brief S4 says "all widgets of this kind" of `reloadAllTimelines`. \
      That is wrong.
      """,
      standing: Standing(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4],
      correctedBy: .wc01
    ),
    Fact(
      .wc03,
      "Reload calls are requests; the system decides when to act.",
      standing: Standing(.staff, .documentation),
      sources: [.thread746783, .keepingUpToDate],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .wc04,
      """
      Reload calls may come from the app and from the extension, for example after a background \
      push or in `onBackgroundURLSessionEvents`.
      """,
      standing: Standing(.documentation, .session),
      sources: [.keepingUpToDate, .meetWidgetKit],
      duties: [Duty(.runtime, "know the caller")]
    ),
    Fact(
      .wc05,
      "An unknown kind is no error for the caller: nothing happens.",
      standing: Standing(.nobody, remark: "the call returns nothing"),
      sources: [.widgetCenter],
      duties: [Duty(.runtime, "do nothing and warn")]
    ),
    Fact(
      .wc06,
      """
      `getCurrentConfigurations` and `currentConfigurations()` return a WidgetInfo for each placed \
      widget: its kind, its family, its configuration (an INIntent only), and \
      `widgetConfigurationIntent(of:)`, which is nil if there is none or its type differs.
      """,
      figures: "async throws form iOS 18",
      standing: Standing(.documentation),
      sources: [.widgetCenter, .widgetInfo],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .wc07,
      "An app should reload only if it has placed widgets whose data changed; WC-06 tells.",
      standing: Standing(.documentation),
      sources: [.keepingUpToDate],
      duties: [Duty(.app, "follow the advice")]
    ),
    Fact(
      .wc08,
      """
      `invalidateConfigurationRecommendations()` makes the runtime request `recommendations()` \
      again. It has no effect where people can configure the widget (iOS, macOS).
      """,
      standing: Standing(.documentation),
      sources: [.widgetCenter],
      duties: [Duty(.runtime), Duty(.provider)]
    ),
    Fact(
      .wc09,
      """
      Recommendations matter on watchOS only; there an empty array keeps the widget configurable.
      """,
      standing: Standing(.documentation),
      sources: [.smartStacks, .appIntentRecommendation],
      duties: [Duty(.runtime), Duty(.provider)]
    ),
    Fact(
      .wc10,
      "`invalidateRelevance(ofKind:)` makes the runtime call `relevance()` later.",
      figures: "iOS 18",
      standing: Standing(.documentation),
      sources: [.widgetCenter],
      duties: [Duty(.runtime)]
    ),
  ]
}
