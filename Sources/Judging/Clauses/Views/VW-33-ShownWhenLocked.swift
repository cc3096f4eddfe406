import WidgetModel

/// Lock Screen widgets are visible there.
struct ShownWhenLocked: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "VW-33.configuration",
    title: "Lock Screen widgets stay visible on a locked phone",
    statement: """
      An extension with Lock Screen widgets does not protect its files while the phone is locked, \
      which would hide the widgets, unless their content is unredacted.
      """,
    level: .exception(
      .recommended,
      because: "the source says when widgets are hidden, and that an author may intend it"
    ),
    party: .configuration,
    facts: [.vw33],
    observes: Self.kinds,
    needs: [.realCode, .lockScreenSettings],
    advice: """
      Protect individual files instead of all of the extension's, or leave the data protection \
      entitlement at `NSFileProtectionCompleteUntilFirstUserAuthentication`; mark private content \
      with `privacySensitive()`. A widget without private content may apply `unredacted()` to all \
      that it shows.
      """
  )

  static let settings: [TargetSetting] = [.shownWhenLocked]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "\(what) is for the Lock Screen, but the extension's data protection hides it on a locked phone"
  }

  static func comparison(_ setting: TargetSetting) -> Comparison {
    Comparison(expected: "files that a locked phone can read", actual: "\(setting.key) hides them")
  }
}
