import WidgetModel

/// An extension that receives pushes is entitled to them.
struct PushesEntitled: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "WC-14.configuration",
    title: "an extension with a push handler has the entitlement",
    statement: """
      An extension with a push handler has the push entitlement itself; its app's entitlement does \
      not count.
      """,
    party: .configuration,
    facts: [.wc14],
    observes: Self.kinds,
    needs: [.realCode, .pushHandlers],
    advice: """
      Add the Push Notifications capability to the widget extension's target, too: its push tokens \
      are made for the extension.
      """
  )

  static let settings: [TargetSetting] = [.pushes]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) has a push handler, but the extension lacks the push entitlement"
  }
}
