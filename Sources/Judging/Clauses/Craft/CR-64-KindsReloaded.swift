import WidgetModel

/// A kind that is reloaded by name is the kind of a widget or control.
struct KindsReloaded: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-64",
    title: "what is reloaded is the kind of a widget",
    statement: """
      Each kind that the app or the extension reloads by name is the kind of a widget or control of the project's \
      extensions.
      """,
    party: .configuration,
    rule: .cr64,
    observes: Self.kinds,
    needs: [.realCode, .reloadedKinds],
    advice: """
      Give each kind one constant that the configuration and every reload use. A reload of a kind that no widget has \
      reloads nothing, and no error says so.
      """
  )

  static let setting = TargetSetting.kinds
}
