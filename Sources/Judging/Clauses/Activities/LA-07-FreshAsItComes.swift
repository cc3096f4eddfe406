import WidgetModel

/// The content of a Live Activity is not stale when it comes.
struct FreshAsItComes: GivenContentClause {
  enum Situation: String, CaseIterable {
    case fresh = "content that is not stale yet"
    case stale = "content whose stale date has passed"
  }

  static let optional: [Situation] = [.stale]

  enum Violation: String, CaseIterable {
    case stale = "stale as it comes"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-07.app",
    title: "an activity's content is fresh as it comes",
    statement: """
      Code gives a Live Activity no content whose stale date has passed: it would be shown as outdated at once.
      """,
    level: .exception(
      .recommended,
      because: "Apple says what happens at the stale date; that it should lie ahead is advice"
    ),
    party: .app,
    facts: [.la07],
    observes: Self.kinds,
    needs: [.realCode, .activities],
    advice: """
      Reckon the stale date from now and not from when the data were made, and leave it out where content does not \
      grow old.
      """
  )

  var call: ContentPlace?

  mutating func begin(_ state: ObservedState) { call = nil }

  mutating func judge(
    _ content: ActivityContent,
    of id: ActivityID,
    isUpdate: Bool,
    from call: ContentPlace,
    _ check: ClauseCheck<Self>
  ) {
    let isStale = content.staleAfter < .zero
    check.see(isStale ? .stale : .fresh)
    guard isStale else { return }
    let passed = .zero - content.staleAfter
    check.violated(
      .stale,
      placement: check.state.requests[call.request]?.subject.placement,
      request: call.request,
      place: call.place,
      comparing: Comparison(expected: "a stale date ahead", actual: "\(passed) ago"),
      "a Live Activity got content that had been stale for \(passed)"
    )
  }
}
