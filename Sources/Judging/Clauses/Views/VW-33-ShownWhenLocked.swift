import WidgetModel

/// Widgets of the Lock Screen can be seen there.
struct ShownWhenLocked: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "VW-33.configuration",
    title: "files of Lock Screen widgets are not locked away",
    statement: """
      An extension with widgets for the Lock Screen does not have its files protected while the phone is locked, which \
      hides its widgets, unless what they show is unredacted.
      """,
    level: .exception(
      .recommended,
      because: "the source says when widgets are hidden, and that one might want it"
    ),
    party: .configuration,
    facts: [.vw33],
    observes: Self.kinds,
    needs: [.realCode, .lockScreenSettings],
    advice: """
      Protect single files rather than all of the extension's, or leave the entitlement for data protection at \
      `NSFileProtectionCompleteUntilFirstUserAuthentication`; mark what is private with `privacySensitive()`. A \
      widget without anything private may have `unredacted()` around all that it shows.
      """
  )

  static let settings: [TargetSetting] = [.shownWhenLocked]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) is for the Lock Screen, and the data protection of the extension hides it while the phone is locked"
  }

  static func comparison(_ setting: TargetSetting) -> Comparison {
    Comparison(expected: "files that a locked phone can read", actual: "\(setting.key) hides them")
  }
}
