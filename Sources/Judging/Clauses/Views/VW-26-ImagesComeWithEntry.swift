import WidgetModel

/// Remote images come with the entry.
struct ImagesComeWithEntry: ViewClause {
  enum Situation: String, ClauseWord {
    case nothingLeft = "nothing was left to load"
    case loadsItself = "an image loads itself"
    case requestedAfterwards = "something was requested afterwards"
  }

  static let optional: [Situation] = [.loadsItself, .requestedAfterwards]

  enum Violation: String, ClauseWord {
    case tooLate = "too late"
    case loadsItself = "loads itself"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-26.provider",
    title: "remote images come with the entry",
    statement: """
      Remote content of an entry is loaded before the timeline is delivered: no image in its view \
      loads itself, and the provider makes no network request afterwards.
      """,
    party: .provider,
    facts: [.vw26, .vw24],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines],
    advice: """
      Load remote images and data in the provider, before you return the timeline, and put the \
      result into the entry.
      """
  )

  var visits = ViewVisits()
  private var late: RequestID?

  mutating func begin(_ state: ObservedState) {
    visits.removeAll()
    late = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    visit(event, check)
    guard case .input(.did(let id, let number)) = event.body, late != id,
      let sideEffect = check.state.sideEffect(number), sideEffect.kind == .networkRequested,
      let request = check.state.requests[id], request.kind == .timeline, request.answers > 0
    else { return }
    late = id
    check.see(.requestedAfterwards)
    check.violated(
      .tooLate,
      placement: request.subject.placement,
      request: id,
      place: sideEffect.place,
      comparing: Comparison(
        expected: "requested before the timeline is delivered",
        actual: "requested after it"
      ),
      "\(sideEffect.text) was requested after the timeline had been delivered"
    )
  }

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    guard let image = tree.nodes.first(where: { $0.kind == .asyncImage }) else {
      return .kept(.nothingLeft)
    }
    return .broken(
      .loadsItself,
      .loadsItself,
      place: image.place,
      message: "an image in a view loads itself, which does not work in widgets: \(image.text)"
    )
  }
}
