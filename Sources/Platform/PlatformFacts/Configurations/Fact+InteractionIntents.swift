extension Fact {
  /// Intents that act, and the remaining rules of App Intents.
  static let interactionIntents: [Fact] = [
    Fact(
      .ai12,
      """
      `isDiscoverable` is true by default; false means that only controls of the app and the \
      widget reach the intent, and that Shortcuts and Spotlight do not show it.
      """,
      figures: "default true",
      evidence: Evidence(.documentation, .brief(.s0), .brief(.s3)),
      sources: [.appIntentIsDiscoverable, .briefS0, .briefS3],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ai13,
      """
      `openAppWhenRun` is false by default, and deprecated in 26 in favour of `supportedModes`. \
      True is an error for an intent that exists in an extension only.
      """,
      figures: "default false",
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.appIntentOpenAppWhenRun],
      obligations: [Obligation(.runtime), Obligation(.intent)]
    ),
    Fact(
      .ai14,
      """
      The authentication policies are alwaysAllowed, requiresAuthentication and \
      requiresLocalDeviceAuthentication. Brief S3's `.unrequired` does not exist.
      """,
      figures: "3",
      evidence: Evidence(.documentation, against: [.brief(.s3)]),
      sources: [.intentAuthenticationPolicy, .briefS3],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ai15,
      """
      `perform()` is asynchronous, may throw and returns an IntentResult. An empty `init()` and a \
      title are required.
      """,
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.appIntent],
      obligations: [Obligation(.intent)]
    ),
    Fact(
      .ai16,
      "An interactive intent must handle errors itself; there is no dialog.",
      evidence: Evidence(.documentation),
      sources: [.addingInteractivity],
      obligations: [Obligation(.intent)]
    ),
    Fact(
      .ai17,
      """
      Static enums of a configuration change only with an update of the app; entities are dynamic.
      """,
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ai18,
      "A change of the configuration causes a new timeline with the new values.",
      evidence: Evidence(.brief(.s1), .brief(.s3), remark: "Apple's documentation implies it"),
      sources: [.briefS1, .briefS3, .makingConfigurable],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .ai19,
      "A configuration should have one or two parameters, and the widget should work without any.",
      figures: "1–2",
      evidence: Evidence(.session),
      sources: [.widgetKitFoundations],
      obligations: [Obligation(.configuration, "follow the advice")]
    ),
    Fact(
      .ai20,
      "`IntentTimelineProvider.Intent` is an INIntent; brief S3 prints WidgetConfigurationIntent.",
      evidence: Evidence(.documentation, against: [.brief(.s3)]),
      sources: [.intentTimelineProvider, .briefS3],
      note: "a signature"
    ),
    Fact(
      .ai21,
      """
      `recommendations()` of AppIntentTimelineProvider returns AppIntentRecommendation; brief S3 \
      prints IntentRecommendation.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s3)]),
      sources: [.appIntentTimelineProvider, .briefS3],
      note: "a signature"
    ),
    Fact(
      .ai22,
      """
      Intents of Live Activities conform to `LiveActivityIntent`, which replaces \
      `LiveActivityStartingIntent` (deprecated, iOS 17).
      """,
      evidence: Evidence(.documentation),
      sources: [.liveActivityIntent],
      obligations: [Obligation(.intent)]
    ),
    Fact(
      .ai23,
      """
      App Intents exist since iOS 16; widgets are configured and interact through them since iOS \
      17.
      """,
      figures: "16 / 17",
      evidence: Evidence(.documentation, .brief(.s3)),
      sources: [.appIntent, .briefS3],
      obligations: [Obligation(.runtime, "by OS")]
    ),
    Fact(
      .ai24,
      """
      Controls inside widgets need the intent in the extension target too. Check that it returns \
      an IntentResult and that the label `intent:` is used.
      """,
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .addingInteractivity],
      obligations: [Obligation(.configuration)]
    ),
  ]
}
