import WidgetModel

/// An intent that replaces a SiriKit intent keeps its class and parameters.
struct MigrationComplete: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "FM-19.configuration",
    title: "a migrated intent keeps its class and parameters",
    statement: """
      A configuration intent that replaces a SiriKit intent names the class of an intent in the \
      project's definition files, and has a parameter of the same name for each of that intent's \
      parameters.
      """,
    party: .configuration,
    facts: [.fm19],
    observes: Self.kinds,
    needs: [.realCode, .migratedIntents],
    advice: """
      Name the class as Xcode generates it, the intent's name followed by `Intent`, and give each \
      parameter its old name: a renamed parameter loses the value that people chose.
      """
  )

  static let settings: [TargetSetting] = [.intentDefinitions]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    what.contains(".")
      ? "the SiriKit intent's parameter \(what) is missing in the intent that replaces it"
      : "an intent replaces \(what), which is in no definition file of the project"
  }
}
