import WidgetModel

/// A clause that requires a target's settings, if they were read, to allow what its code does.
protocol SettingClause: ClauseChecker
where Situation == SettingSituation, Violation == SettingViolation {
  /// The settings that the clause covers.
  static var settings: [TargetSetting] { get }

  /// Returns the message for a missing setting, without a period.
  static func message(_ setting: TargetSetting, _ what: String) -> String

  static func comparison(_ setting: TargetSetting) -> Comparison
}

enum SettingSituation: String, ClauseWord {
  case allowed = "allowed by the settings"
  case missing = "not allowed by the settings"
}

enum SettingViolation: String, ClauseWord {
  case missing = "not in the settings"
}

extension SettingClause {
  static var kinds: EventKinds { EventKinds(.did) }

  static var optional: [SettingSituation] { [.missing] }

  static func comparison(_ setting: TargetSetting) -> Comparison {
    Comparison(expected: setting.key, actual: "missing")
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
