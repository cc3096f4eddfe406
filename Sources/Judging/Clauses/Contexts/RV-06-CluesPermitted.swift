import WidgetModel

/// Clues that need a permission come from an extension that can have it.
struct CluesPermitted: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "RV-06.configuration",
    title: "location and health clues have their permission",
    statement: """
      A provider with clues about a place, workouts or sleep is in an extension that can have the \
      permission: through `NSWidgetWantsLocation` in its property list, or the entitlement for \
      health data.
      """,
    level: .exception(
      .recommended,
      because:
        "the source names the permissions but not the settings that give them to an extension"
    ),
    party: .configuration,
    facts: [.rv06],
    observes: Self.kinds,
    needs: [.realCode, .cluesOfPermission],
    advice: """
      Without the permission the clue has no effect: request it in the app, and add \
      `NSWidgetWantsLocation` or the HealthKit capability to the extension.
      """
  )

  static let settings: [TargetSetting] = [.locationClues, .healthClues]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "the clue \"\(what)\" needs a permission that the extension cannot have without \(setting.key)"
  }
}
