import WidgetModel

/// A kind that is reloaded by name is the kind of a widget or control.
struct KindsReloaded: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "CR-64",
    title: "each reloaded kind is that of a widget or control",
    statement: """
      Each kind that the app or the extension reloads by name is the kind of a widget or control \
      in the project's extensions.
      """,
    party: .configuration,
    rule: .cr64,
    observes: Self.kinds,
    needs: [.realCode, .reloadedKinds],
    advice: """
      Define one constant for each kind that the configuration and every reload use. Reloading a \
      kind that no widget has does nothing, and no error reports it.
      """
  )

  static let setting = TargetSetting.kinds
}
