extension Fact {
  /// Pushes to widgets and controls, and the data that the app gets with a tap.
  static let pushes: [Fact] = [
    Fact(
      .wc11,
      """
      `currentPushInfo` gives the push token of widgets; it is nil as long as none was created or \
      no widget with push is placed.
      """,
      figures: "iOS 26",
      evidence: Evidence(.documentation),
      sources: [.widgetCenter, .widgetPushes],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .wc12,
      """
      For widget pushes a type conforms to WidgetPushHandler and is attached by \
      `.pushHandler(_:)`. It is called for the first token, for each change of the token, and when \
      the set of placed widgets changes. There is one handler instance for each distinct type.
      """,
      figures: "iOS/macOS/watchOS/visionOS 26",
      evidence: Evidence(.documentation),
      sources: [.widgetPushes],
      obligations: [Obligation(.configuration), Obligation(.runtime)]
    ),
    Fact(
      .wc13,
      """
      A widget push has the push type `widgets`, the topic bundle id + `.push-type.widgets`, and a \
      body in which `content-changed` of `aps` is true. It carries no content.
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetPushes],
      obligations: [Obligation(.server), Obligation(.runtime, "reload all widgets that have push")]
    ),
    Fact(
      .wc14,
      "The push entitlement belongs to the widget extension. Widgets have no broadcast channels.",
      evidence: Evidence(.documentation),
      sources: [.widgetPushes],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .wc15,
      """
      Brief S4 says that since iOS 18 PKPushRegistry has a push type `.widgetKit`, which also \
      syncs to Watch and CarPlay. Apple's documentation does not have it.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.briefS4, .widgetPushes],
      correctedBy: .wc12
    ),
    Fact(
      .wc16,
      "The older way is a background (silent) push to the app, which then calls WidgetCenter.",
      evidence: Evidence(.session, .brief(.s1)),
      sources: [.meetWidgetKit, .briefS1],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .wc17,
      """
      ControlCenter has `currentControls()`, `reloadControls(ofKind:)` and `reloadAllControls()`.
      """,
      figures: "iOS 18",
      evidence: Evidence(.documentation),
      sources: [.controlCenter],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .wc18,
      """
      A control push has the push type `controls`, a topic with `.push-type.controls`, and \
      `content-changed`. There is one token for each control; the handler always gets the full \
      list of controls.
      """,
      evidence: Evidence(.documentation),
      sources: [.controlPushHandler],
      obligations: [Obligation(.runtime), Obligation(.server)]
    ),
    Fact(
      .wc19,
      """
      App intents have up to about 30 s of run time in the background before they need the \
      long-running form.
      """,
      figures: "≈ 30 s (iOS 27)",
      evidence: Evidence(.documentation),
      sources: [.longRunningIntent],
      obligations: [Obligation(.runtime, "apply the deadline of intents")]
    ),
    Fact(
      .wc20,
      """
      A tap without a URL opens the app with a user activity whose info has keys for the kind, the \
      family and, for a Live Activity, the activity's id.
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetCenterUserInfoKey, .linkingToScenes],
      obligations: [Obligation(.runtime, "give this information at launch")]
    ),
  ]
}
