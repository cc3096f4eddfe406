import WidgetModel

/// An extension that takes pushes is entitled to them.
struct PushesEntitled: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "WC-14.configuration",
    title: "an extension with a push handler may take pushes",
    statement: """
      An extension with a push handler has the entitlement for pushes itself; that of its app does not count.
      """,
    party: .configuration,
    facts: [.wc14],
    observes: Self.kinds,
    needs: [.realCode, .pushHandlers],
    advice: """
      Add the capability for push notifications to the widget extension's target, too: its tokens are made for it.
      """
  )

  static let settings: [TargetSetting] = [.pushes]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) has a push handler, and the extension is not entitled to pushes"
  }
}
