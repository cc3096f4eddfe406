import WidgetModel

/// The content of a Live Activity is not stale when it arrives.
struct FreshAsItComes: GivenContentClause {
  enum Situation: String, ClauseWord {
    case fresh = "content that is not stale yet"
    case stale = "content whose stale date has passed"
  }

  static let optional: [Situation] = [.stale]

  enum Violation: String, ClauseWord {
    case stale = "stale on arrival"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-07.app",
    title: "an activity's content is fresh when it arrives",
    statement: """
      Code gives a Live Activity no content whose stale date passed more than a second ago.
      """,
    level: .exception(
      .recommended,
      because: "Apple says what happens at the stale date; choosing a future date is advice"
    ),
    party: .app,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Compute the stale date from now, not from when the data was made, and omit it for content \
      that does not become outdated.
      """
  )

  var call: (request: RequestID, place: SourcePlace)?

  mutating func begin(_ state: ObservedState) { call = nil }

  mutating func judge(
    _ given: GivenContent,
    _ check: ClauseCheck<Self>
  ) -> WrongContent<Violation>? {
    let passed = .zero - given.content.staleAfter
    // A future date may have passed between the reading of the clock and the content's arrival.
    guard passed > .seconds(1) else {
      check.see(.fresh)
      return nil
    }
    check.see(.stale)
    return WrongContent(
      violation: .stale,
      comparison: Comparison(expected: "a stale date in the future", actual: "\(passed) ago"),
      message: "a Live Activity got content that had been stale for \(passed)"
    )
  }
}
