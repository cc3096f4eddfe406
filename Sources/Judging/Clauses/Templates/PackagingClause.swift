import WidgetModel

/// A clause that requires an extension to match its app; only a project's is judged.
protocol PackagingClause: ClauseChecker
where Situation == PackagingSituation, Violation == PackagingViolation {
  /// The setting that the clause covers.
  static var setting: TargetSetting { get }
}

enum PackagingSituation: String, ClauseWord {
  case right = "as the platform requires"
  case wrong = "not as the platform requires"
}

enum PackagingViolation: String, ClauseWord {
  case wrong = "in the project"
}

extension PackagingClause {
  static var kinds: EventKinds { EventKinds(.did) }

  static var optional: [PackagingSituation] { [.wrong] }

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number), effect.setting == Self.setting
    else { return }
    let isWrong = effect.kind == .settingMissing
    check.see(isWrong ? .wrong : .right)
    guard isWrong else { return }
    check.violated(.wrong, request: id, place: effect.place, effect.text)
  }
}
