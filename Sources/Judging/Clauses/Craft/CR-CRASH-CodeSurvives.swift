import WidgetModel

// Counts what the code survived. A crash leaves no trace, because its process ends: the code that
// watches the process records the violation, in the second situation.
/// Code survives every request.
struct CodeSurvives: ClauseChecker {
  enum Situation: String, ClauseWord {
    case survived
    case crashedOrHung = "crashed or hung"
  }

  static let optional: [Situation] = [.crashedOrHung]

  typealias Violation = NoViolation

  static let clause = Clause(
    Self.self,
    id: "CR-CRASH",
    title: "the code survives every request",
    statement: """
      An extension's code does not trap, end its process, overflow its stack, exhaust its memory, \
      or compute or wait forever.
      """,
    level: .exception(.required, because: "code that ends its process answers nothing"),
    party: .provider,
    rule: .crCrash,
    observes: EventKinds(.answered),
    needs: .realCode,
    advice: """
      Handle the input that the finding shows: unwrap with `guard` or a default, check indices, \
      bound loops and recursion. The source line is the first of your own in the backtrace.
      """
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.see(.survived)
  }
}
