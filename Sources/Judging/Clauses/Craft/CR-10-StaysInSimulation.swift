import WidgetModel

/// Code runs where the harness controls its time.
struct StaysInSimulation: SideEffectClause {
  enum Situation: String, ClauseWord {
    case stayed = "stayed in the simulation"
    case left = "left it"
  }

  static let optional: [Situation] = [.left]

  typealias Violation = NoViolation

  static let clause = Clause(
    Self.self,
    id: "CR-10",
    title: "code stays in the simulation",
    statement: """
      The code works where the harness controls time. Work that escapes, such as on a thread of \
      its own, is reported and leaves the run undecided.
      """,
    level: .exception(
      .provisional,
      because: "it is not the code's fault that the harness cannot control it"
    ),
    party: .provider,
    rule: .cr10,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Use tasks, actors or dispatch queues instead of your own threads, and calls that wait \
      without blocking. Work outside the simulated clock cannot be judged.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    effect.kind == .leftSimulation ? .undecided(.left) : .silent
  }
}
