import WidgetModel

extension Clause {
  /// Remote images come with the entry.
  static let imagesComeWithEntry = Clause(
    id: "VW-26.provider",
    title: "remote images come with the entry",
    statement: """
      What an entry shows of the network is loaded before the timeline is delivered: no image of \
      its view loads itself, and nothing is requested for it afterwards.
      """,
    level: .recommended,
    party: .provider,
    facts: [.vw26, .vw24],
    situations: [
      ClauseSituation("nothing was left to load"),
      ClauseSituation("an image loads itself", isRequired: false),
      ClauseSituation("something was requested afterwards", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines],
    checker: { RemoteImageChecker() }
  )
}

private struct RemoteImageChecker: Checker {
  /// Finds the trees with images that load themselves.
  private var trees = ViewChecker { tree, _, _ in
    guard let image = tree.nodes.first(where: { $0.kind == .asyncImage }) else {
      return .kept(situation: 0)
    }
    return .broken(
      situation: 1,
      kind: "loads itself",
      place: image.place,
      message: "an image of a view loads itself, which widgets never do: \(image.text)"
    )
  }
  private var late: RequestID?

  mutating func begin(_ state: ObservedState) {
    trees.begin(state)
    late = nil
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    trees.observe(event, at: index, state, &tally)
    guard case .input(.did(let id, let number)) = event.body, late != id,
      let sideEffect = state.sideEffect(number), sideEffect.kind == .networkRequested,
      let request = state.requests[id], request.kind == .timeline, request.answers > 0
    else { return }
    late = id
    tally.see(2)
    tally.violated(
      "too late",
      at: index,
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
}
