import WidgetModel

/// App and extension have the same version.
struct VersionsEqual: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-61",
    title: "app and extension have the same version",
    statement: """
      An extension has the same `CFBundleShortVersionString` and `CFBundleVersion` as the app that \
      contains it.
      """,
    party: .configuration,
    rule: .cr61,
    observes: Self.kinds,
    needs: [.realCode, .versions],
    advice: """
      Set `MARKETING_VERSION` and `CURRENT_PROJECT_VERSION` for the project and not for a target, \
      or in one configuration file. The App Store warns about extensions with another version, or \
      rejects them. See https://github.com/expo/expo/issues/43740.
      """
  )

  static let setting = TargetSetting.versions
}
