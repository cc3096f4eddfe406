import WidgetModel

/// Intents that the app's process performs are compiled into it.
struct IntentsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "VW-14.configuration",
    title: "the app has the intents that it performs",
    statement: """
      An intent of the extension that opens the app, or that the system performs in the app's process, is compiled \
      into the app, too.
      """,
    party: .configuration,
    facts: [.vw14],
    observes: Self.kinds,
    needs: [.realCode, .intentsOfApp],
    advice: """
      Add the file to the app's target, too, or put the intent into a package or framework that both link. See \
      https://github.com/krelltunez/lastGLANCE/issues/305.
      """
  )

  static let setting = TargetSetting.intentsOfApp
}
