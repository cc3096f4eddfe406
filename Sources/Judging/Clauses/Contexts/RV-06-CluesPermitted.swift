import WidgetModel

/// Clues that need a permission come from an extension that can have it.
struct CluesPermitted: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "RV-06.configuration",
    title: "clues of places and health have their permission",
    statement: """
      A provider that gives clues of a place, of workouts or of sleep is in an extension that may have the permission: \
      `NSWidgetWantsLocation` in its property list, or the entitlement for health data.
      """,
    level: .exception(
      .recommended,
      because:
        "the source names the permissions, and not the entries by which an extension gets them"
    ),
    party: .configuration,
    facts: [.rv06],
    observes: Self.kinds,
    needs: [.realCode, .cluesOfPermission],
    advice: """
      Without the permission the clue has no effect: ask for it in the app, and add `NSWidgetWantsLocation` or the \
      capability for HealthKit to the extension.
      """
  )

  static let settings: [TargetSetting] = [.locationClues, .healthClues]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "the clue \"\(what)\" was given, which needs a permission that the extension cannot have without \(setting.key)"
  }
}
