extension Fact {
  /// Pushes to widgets and controls, and what a tap tells the app.
  static let pushes: [Fact] = [
    Fact(
      .wc11,
      """
      `currentPushInfo` gives the push token of widgets; it is nil as long as none was created or \
      no widget with push is placed.
      """,
      figures: "iOS 26",
      standing: Standing(.documentation),
      sources: [.widgetCenter, .widgetPushes],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .wc12,
      """
      For widget pushes a type conforms to WidgetPushHandler and is attached by \
      `.pushHandler(_:)`. It is called for the first token, for each change of the token, and when \
      the set of placed widgets changes. There is one handler instance for each distinct type.
      """,
      figures: "iOS/macOS/watchOS/visionOS 26",
      standing: Standing(.documentation),
      sources: [.widgetPushes],
      duties: [Duty(.configuration), Duty(.runtime)]
    ),
    Fact(
      .wc13,
      """
      A widget push has the push type `widgets`, the topic bundle id + `.push-type.widgets`, and a \
      body in which `content-changed` of `aps` is true. It carries no content.
      """,
      standing: Standing(.documentation),
      sources: [.widgetPushes],
      duties: [Duty(.server), Duty(.runtime, "reload all widgets that have push")]
    ),
    Fact(
      .wc14,
      "The push entitlement belongs to the widget extension. Widgets have no broadcast channels.",
      standing: Standing(.documentation),
      sources: [.widgetPushes],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .wc15,
      """
      Brief S4 says that since iOS 18 PKPushRegistry has a push type `.widgetKit`, which also \
      syncs to Watch and CarPlay. Apple's documentation does not have it.
      """,
      standing: Standing(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4, .widgetPushes],
      correctedBy: .wc12
    ),
    Fact(
      .wc16,
      "The older way is a background (silent) push to the app, which then calls WidgetCenter.",
      standing: Standing(.session, .brief(.s1)),
      sources: [.meetWidgetKit, .briefS1],
      duties: [Duty(.app)]
    ),
    Fact(
      .wc17,
      """
      ControlCenter has `currentControls()`, `reloadControls(ofKind:)` and `reloadAllControls()`.
      """,
      figures: "iOS 18",
      standing: Standing(.documentation),
      sources: [.controlCenter],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .wc18,
      """
      A control push has the push type `controls`, a topic with `.push-type.controls`, and \
      `content-changed`. There is one token for each control; the handler always gets the full \
      list of controls.
      """,
      standing: Standing(.documentation),
      sources: [.controlPushHandler],
      duties: [Duty(.runtime), Duty(.server)]
    ),
    Fact(
      .wc19,
      """
      App intents have up to about 30 s of run time in the background before they need the \
      long-running form.
      """,
      figures: "≈ 30 s (iOS 27)",
      standing: Standing(.documentation),
      sources: [.longRunningIntent],
      duties: [Duty(.runtime, "apply the deadline of intents")]
    ),
    Fact(
      .wc20,
      """
      A tap without a URL opens the app with a user activity whose info has keys for the kind, the \
      family and, for a Live Activity, the activity's id.
      """,
      standing: Standing(.documentation),
      sources: [.widgetCenterUserInfoKey, .linkingToScenes],
      duties: [Duty(.runtime, "give this information at launch")]
    ),
  ]
}
