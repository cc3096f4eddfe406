import WidgetModel

/// An extension that requests the location declares so in its property list.
struct LocationWanted: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "DL-16.configuration",
    title: "the property list declares that widgets want the location",
    statement: """
      An extension whose code requests the location has `NSWidgetWantsLocation` in its own \
      property list.
      """,
    party: .configuration,
    facts: [.dl16],
    observes: Self.kinds,
    needs: [.realCode, .locationSettings],
    advice: """
      Add `NSWidgetWantsLocation` with the value `YES` to the extension's `Info.plist`, and the \
      purpose strings to the app's. `NSWidgetUsesLocation`, which a session of 2021 named, is not \
      the key.
      """
  )

  static let settings: [TargetSetting] = [.location]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) was used, but the extension's property list has no \(setting.key)"
  }
}
