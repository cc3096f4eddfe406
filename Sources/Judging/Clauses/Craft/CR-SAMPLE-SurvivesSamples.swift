import WidgetModel

/// Code survives synthesized values.
///
/// Judges nothing: only the host knows which values were synthesized, and a crash leaves no trace.
struct SurvivesSamples: ClauseChecker {
  enum Situation: String, ClauseWord {
    case survived = "survived a synthesized value"
    case crashed = "crashed on one"
  }

  static let optional: [Situation] = [.crashed]

  typealias Violation = NoViolation

  static let clause = Clause(
    Self.self,
    id: "CR-SAMPLE",
    title: "the code survives synthesized values",
    statement: """
      The code survives every value that its own types decode, such as any state of a Live Activity, \
      and every text, number or date that it reads from shared defaults or in an answer, and breaks no \
      required clause with them; the values are synthesized, and perhaps no code makes them. It survives \
      a second drawing with a later clock, too.
      """,
    party: .view,
    rule: .crSample,
    observes: EventKinds(.answered),
    needs: [.realCode, .samples],
    advice: """
      The value was synthesized from its type. If code can make it, handle it; else let the type forbid \
      it, with an enum in place of an index for instance. States of your own previews come first, and \
      of shared defaults and answers what --fixtures gives.
      """
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
