extension Fact {
  /// What the briefs say on testing and surroundings.
  static let practice: [Fact] = [
    Fact(
      .sd11,
      "iOS 17 did not make widgets real-time: it only added causes of reloads.",
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      duties: [Duty(.runtime)]
    ),
    Fact(
      .sd12,
      "For debugging, the environment of the scheme selects the kind and the family.",
      standing: Standing(.brief(.s3), .documentation),
      sources: [.briefS3, .debuggingWidgets],
      note: "options `--kind` and `--family` of a tool"
    ),
    Fact(
      .sd13,
      "Data flows one way: from the timeline to the view.",
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      duties: [Duty(.view)]
    ),
    Fact(
      .sd14,
      """
      Widgets are in the Today view, on the Home Screen, on the Lock Screen, on the Mac's desktop \
      and in its Notification Center (iPhone widgets too from iOS 17 and macOS 14), and in the \
      Smart Stack of the Watch.
      """,
      standing: Standing(.brief(.s3), .documentation),
      sources: [.briefS3, .widgetKitStrategy],
      duties: [Duty(.runtime, "have these locations")]
    ),
    Fact(
      .sd15,
      "An extension needs an entry point, a provider and a view; an intent file is optional.",
      figures: "3 + 1",
      standing: Standing(.brief(.s2)),
      sources: [.briefS2],
      duties: [Duty(.configuration, "check it")]
    ),
    Fact(
      .sd16,
      """
      The pattern of a unit test: put data into the shared container, request a timeline with a \
      mock context, expect entries.
      """,
      figures: "5.0 s wait",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      note: "the basis of a conformance test"
    ),
    Fact(
      .sd17,
      """
      Types of an intent file: Enums are static, Types dynamic; number, duration and date \
      parameters have editors and bounds of their own.
      """,
      standing: Standing(.brief(.s1)),
      sources: [.briefS1],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .sd18,
      "Text must be readable in light and dark; all declared families must be tested.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.view, "test all combinations")]
    ),
    Fact(
      .sd19,
      """
      The placeholder is sensible, the snapshot representative, and the display name and \
      description are set.
      """,
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.configuration), Duty(.provider)]
    ),
    Fact(
      .sd20,
      """
      Extensions are sandboxed executables inside the app's bundle; widgets are archived SwiftUI \
      snapshots.
      """,
      standing: Standing(.brief(.s4), .documentation),
      sources: [.briefS4, .bringWidgetsToLife],
      note: "the model"
    ),
  ]
}
