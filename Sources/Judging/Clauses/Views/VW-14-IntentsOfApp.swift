import WidgetModel

/// Intents that the app's process performs are compiled into it.
struct IntentsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "VW-14.configuration",
    title: "intents that the app performs are compiled into it",
    statement: """
      An extension's intent that opens the app, or that the system performs in the app's process, \
      is also compiled into the app.
      """,
    party: .configuration,
    facts: [.vw14],
    observes: Self.kinds,
    needs: [.realCode, .intentsOfApp],
    advice: """
      Add the file to the app's target as well, or move the intent into a package or framework \
      that both targets link. See https://github.com/krelltunez/lastGLANCE/issues/305.
      """
  )

  static let setting = TargetSetting.intentsOfApp
}
