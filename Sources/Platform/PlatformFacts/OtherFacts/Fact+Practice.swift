extension Fact {
  /// Statements of the briefs on testing and environments.
  static let practice: [Fact] = [
    Fact(
      .sd11,
      "iOS 17 did not make widgets real-time: it only added causes of reloads.",
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .sd12,
      "For debugging, the environment of the scheme selects the kind and the family.",
      evidence: Evidence(.brief(.s3), .documentation),
      sources: [.briefS3, .debuggingWidgets],
      note: "options `--kind` and `--family` of a tool"
    ),
    Fact(
      .sd13,
      "Data flows one way: from the timeline to the view.",
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .sd14,
      """
      Widgets are in the Today view, on the Home Screen, on the Lock Screen, on the Mac's desktop \
      and in its Notification Center (iPhone widgets too from iOS 17 and macOS 14), and in the \
      Smart Stack of the Watch.
      """,
      evidence: Evidence(.brief(.s3), .documentation),
      sources: [.briefS3, .widgetKitStrategy],
      obligations: [Obligation(.runtime, "have these locations")]
    ),
    Fact(
      .sd15,
      "An extension needs an entry point, a provider and a view; an intent file is optional.",
      figures: "3 + 1",
      evidence: Evidence(.brief(.s2)),
      sources: [.briefS2],
      obligations: [Obligation(.configuration, "check it")]
    ),
    Fact(
      .sd16,
      """
      The pattern of a unit test: put data into the shared container, request a timeline with a \
      mock context, expect entries.
      """,
      figures: "5.0 s wait",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "the basis of a conformance test"
    ),
    Fact(
      .sd17,
      """
      Types of an intent file: Enums are static, Types dynamic; number, duration and date \
      parameters have editors and bounds of their own.
      """,
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .sd18,
      "Text must be readable in light and dark; all declared families must be tested.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.view, "test all combinations")]
    ),
    Fact(
      .sd19,
      """
      The placeholder is sensible, the snapshot representative, and the display name and \
      description are set.
      """,
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.configuration), Obligation(.provider)]
    ),
    Fact(
      .sd20,
      """
      Extensions are sandboxed executables inside the app's bundle; widgets are archived SwiftUI \
      snapshots.
      """,
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .bringWidgetsToLife],
      note: "the model"
    ),
  ]
}
