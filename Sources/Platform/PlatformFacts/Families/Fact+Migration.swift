extension Fact {
  /// Migration, several placements and removal.
  static let migration: [Fact] = [
    Fact(
      .fm19,
      """
      Migration from SiriKit to App Intents: `CustomIntentMigratedAppIntent.intentClassName` \
      equals the old class. Parameters are matched by name and type, and a mismatch loses the \
      value. An enum becomes an AppEnum, an object an AppEntity (or a transient one), a person an \
      IntentPerson.
      """,
      evidence: Evidence(.documentation),
      sources: [.migratingFromSiriKit],
      obligations: [Obligation(.configuration), Obligation(.runtime)]
    ),
    Fact(
      .fm20,
      "A widget can be placed several times with different configurations.",
      evidence: Evidence(.brief(.s1), .documentation),
      sources: [.briefS1, .makingConfigurable],
      obligations: [Obligation(.runtime, "the id of a placed widget is not its kind")]
    ),
    Fact(
      .fm21,
      "Removing the app removes its extension and its widgets.",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .fm22,
      """
      Brief S3 says that visionOS does not load the WidgetKit extensions of compatible iPhone and \
      iPad apps. visionOS 26 has widgets of its own, and those of compatible iPhone and iPad apps \
      appear too; `systemExtraLarge` is drawn in portrait there.
      """,
      evidence: Evidence(.documentation, against: [.brief(.s3)], remark: "the brief is older"),
      sources: [.briefS3, .widgetsForVisionOS],
      note: "the profile, by OS"
    ),
    Fact(
      .fm23,
      """
      Shared types must be compiled in both targets. In Swift 6 static properties that satisfy a \
      requirement are `static let` or computed.
      """,
      evidence: Evidence(.brief(.s2)),
      sources: [.briefS2],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .fm24,
      """
      If a widget is not in the gallery, check that it is in the bundle, its families, Skip \
      Install = NO, and the deployment target.
      """,
      evidence: Evidence(.brief(.s4)),
      sources: [.briefS4],
      note: "a list for diagnostics"
    ),
    Fact(
      .fm25,
      "An app may have several widget extensions.",
      evidence: Evidence(.documentation),
      sources: [.creatingExtension],
      obligations: [Obligation(.configuration)]
    ),
  ]
}
