extension Fact {
  static let sharedContainers: [Fact] = [
    Fact(
      .ag01,
      """
      App and extension are separate processes with separate containers. To share data, an App \
      Group with the identical id must be enabled in both targets.
      """,
      evidence: Evidence(.brief(.s1), .brief(.s2), .brief(.s4), .documentation),
      sources: [.briefS1, .briefS4, .appGroups],
      obligations: [Obligation(.configuration), Obligation(.runtime, "have two sandboxes")]
    ),
    Fact(
      .ag02,
      "The id of an App Group begins with `group.` (iOS).",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .ag03,
      """
      Defaults are shared through `UserDefaults(suiteName:)`, files through \
      `containerURL(forSecurityApplicationGroupIdentifier:)`.
      """,
      evidence: Evidence(.brief(.s1), .brief(.s3), .brief(.s4)),
      sources: [.briefS1, .briefS3, .briefS4],
      obligations: [Obligation(.app), Obligation(.provider)]
    ),
    Fact(
      .ag04,
      "Code of a widget never uses `UserDefaults.standard`: it belongs to another container.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider, "its use is a violation")]
    ),
    Fact(
      .ag05,
      """
      There is one writer: the widget opens stores of SwiftData, Core Data and GRDB read-only, and \
      the app reloads after writing.
      """,
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider, "follow the advice (intents do write: VW-12)")]
    ),
    Fact(
      .ag06,
      "A shared background URLSession needs a `sharedContainerIdentifier`.",
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .networkRequests],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .ag07,
      "Darwin notifications only signal; they carry no data.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .ag08,
      "Missing or nil shared data must not cause a crash; a provider returns a default entry.",
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      obligations: [Obligation(.provider)]
    ),
    Fact(
      .ag09,
      "An app writes first and then calls reload; the order matters.",
      evidence: Evidence(.brief(.s4), .documentation),
      sources: [.briefS4, .keepingUpToDate],
      obligations: [Obligation(.app)]
    ),
    Fact(
      .ag10,
      """
      Directions: the shared container goes both ways, WidgetCenter from the app to the widget, \
      URL and intent from the widget to the app.
      """,
      evidence: Evidence(.brief(.s3)),
      sources: [.briefS3],
      note: "the model"
    ),
  ]
}
