extension Fact {
  /// Data that the app and the extension share.
  static let sharedContainers: [Fact] = [
    Fact(
      .ag01,
      """
      App and extension are separate processes with separate containers. To share data, an App \
      Group with the identical id must be enabled in both targets.
      """,
      standing: Standing(.brief(.s1), .brief(.s2), .brief(.s4), .documentation),
      sources: [.briefS1, .briefS4, .appGroups],
      duties: [Duty(.configuration), Duty(.runtime, "have two sandboxes")]
    ),
    Fact(
      .ag02,
      "The id of an App Group begins with `group.` (iOS).",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.configuration)]
    ),
    Fact(
      .ag03,
      """
      Defaults are shared through `UserDefaults(suiteName:)`, files through \
      `containerURL(forSecurityApplicationGroupIdentifier:)`.
      """,
      standing: Standing(.brief(.s1), .brief(.s3), .brief(.s4)),
      sources: [.briefS1, .briefS3, .briefS4],
      duties: [Duty(.app), Duty(.provider)]
    ),
    Fact(
      .ag04,
      "Code of a widget never uses `UserDefaults.standard`: it belongs to another container.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.provider, "its use is a violation")]
    ),
    Fact(
      .ag05,
      """
      There is one writer: the widget opens stores of SwiftData, Core Data and GRDB read-only, and \
      the app reloads after writing.
      """,
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.provider, "follow the advice (intents do write: VW-12)")]
    ),
    Fact(
      .ag06,
      "A shared background URLSession needs a `sharedContainerIdentifier`.",
      standing: Standing(.brief(.s4), .documentation),
      sources: [.briefS4, .networkRequests],
      duties: [Duty(.provider)]
    ),
    Fact(
      .ag07,
      "Darwin notifications only signal; they carry no data.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.app)]
    ),
    Fact(
      .ag08,
      "Missing or nil shared data must not cause a crash; a provider returns a default entry.",
      standing: Standing(.brief(.s4)),
      sources: [.briefS4],
      duties: [Duty(.provider)]
    ),
    Fact(
      .ag09,
      "An app writes first and then calls reload; the order matters.",
      standing: Standing(.brief(.s4), .documentation),
      sources: [.briefS4, .keepingUpToDate],
      duties: [Duty(.app)]
    ),
    Fact(
      .ag10,
      """
      Directions: the shared container goes both ways, WidgetCenter from the app to the widget, \
      URL and intent from the widget to the app.
      """,
      standing: Standing(.brief(.s3)),
      sources: [.briefS3],
      note: "the model"
    ),
  ]
}
