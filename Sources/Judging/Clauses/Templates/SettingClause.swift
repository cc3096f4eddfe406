import WidgetModel

/// A clause that says that the settings of a target allow what its code does.
///
/// Nothing is said where nobody has read the settings: code alone does not show them.
protocol SettingClause: ClauseChecker
where Situation == SettingSituation, Violation == SettingViolation {
  /// The entries of which the clause speaks.
  static var settings: [TargetSetting] { get }

  /// What is wrong where an entry does not allow something, without a full stop.
  static func message(_ setting: TargetSetting, _ what: String) -> String

  /// What the settings should say, and what they say instead.
  static func comparison(_ setting: TargetSetting) -> Comparison
}

/// What the settings say of what code does.
enum SettingSituation: String, ClauseWord {
  case allowed = "allowed by the settings"
  case missing = "not allowed by the settings"
}

/// What may be wrong then.
enum SettingViolation: String, ClauseWord {
  case missing = "not in the settings"
}

extension SettingClause {
  /// The kinds of events that such a clause observes.
  static var kinds: EventKinds { EventKinds(.did) }

  static var optional: [SettingSituation] { [.missing] }

  static func comparison(_ setting: TargetSetting) -> Comparison {
    Comparison(expected: setting.key, actual: "not there")
  }

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number),
      let setting = effect.setting, Self.settings.contains(setting)
    else { return }
    let isMissing = effect.kind == .settingMissing
    check.see(isMissing ? .missing : .allowed)
    guard isMissing else { return }
    check.violated(
      .missing,
      placement: check.state.requests[id]?.subject.placement,
      request: id,
      place: effect.place,
      comparing: Self.comparison(setting),
      Self.message(setting, effect.text)
    )
  }
}
