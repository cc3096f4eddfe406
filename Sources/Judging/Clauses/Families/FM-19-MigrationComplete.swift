import WidgetModel

/// An intent that replaces a SiriKit intent keeps its class and parameters.
struct MigrationComplete: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "FM-19.configuration",
    title: "a migrated intent keeps class and parameters",
    statement: """
      A configuration intent that takes the place of one of SiriKit names the class of an intent that the \
      project's definition files have, and has each of its parameters by name.
      """,
    party: .configuration,
    facts: [.fm19],
    observes: Self.kinds,
    needs: [.realCode, .migratedIntents],
    advice: """
      Name the class as Xcode generates it, the intent's name with `Intent` behind it, and give each parameter the \
      name of the old one: what has another name loses the value that people chose.
      """
  )

  static let settings: [TargetSetting] = [.intentDefinitions]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    what.contains(".")
      ? "the parameter \(what) of the SiriKit intent has no namesake in the intent that replaces it"
      : "an intent takes the place of \(what), which no definition file of the project has"
  }
}
