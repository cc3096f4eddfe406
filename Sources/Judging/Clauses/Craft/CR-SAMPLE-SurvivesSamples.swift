import WidgetModel

// Judges nothing: only the host knows which values were synthesized, and a crash leaves no trace.
/// Code survives synthesized values.
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
      The code survives every value that its own types decode, such as any state of a Live \
      Activity, and every text, number or date that it reads from shared defaults or in a \
      response, and violates no required clause with them. The values are synthesized, and perhaps \
      no code produces them. It also survives a second drawing with a later clock.
      """,
    party: .view,
    rule: .crSample,
    observes: EventKinds(.answered),
    needs: [.realCode, .samples],
    advice: """
      The value was synthesized from its type. If code can produce it, handle it; otherwise make \
      the type rule it out, for example with an enum instead of an index. States from your own \
      previews come first, and --fixtures sets the values of shared defaults and responses.
      """
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
