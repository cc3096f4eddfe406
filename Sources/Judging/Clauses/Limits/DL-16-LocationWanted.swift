import WidgetModel

/// An extension that asks where the phone is says so in its property list.
struct LocationWanted: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "DL-16.configuration",
    title: "the property list says that widgets want the location",
    statement: """
      An extension whose code asks where the phone is has `NSWidgetWantsLocation` in its own property list.
      """,
    party: .configuration,
    facts: [.dl16],
    observes: Self.kinds,
    needs: [.realCode, .locationSettings],
    advice: """
      Put `NSWidgetWantsLocation` with the value `YES` into the `Info.plist` of the extension, and the reasons for \
      asking into that of the app. `NSWidgetUsesLocation`, which a session of 2021 named, is not the key.
      """
  )

  static let settings: [TargetSetting] = [.location]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) was used, and the property list of the extension has no \(setting.key)"
  }
}
