import WidgetModel

/// A clause that says that an extension and the app that carries it belong together.
///
/// The project alone decides on it. Nothing is said where nobody has read a project.
protocol PackagingClause: ClauseChecker
where Situation == PackagingSituation, Violation == PackagingViolation {
  /// Of what the clause speaks.
  static var setting: TargetSetting { get }
}

/// What the project says.
enum PackagingSituation: String, ClauseWord {
  case right = "as the platform wants it"
  case wrong = "otherwise"
}

/// What may be wrong then.
enum PackagingViolation: String, ClauseWord {
  case wrong = "in the project"
}

extension PackagingClause {
  /// The kinds of events that such a clause observes.
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
