import WidgetModel

extension Clause {
  /// Missing data leads to an entry all the same.
  static let missingDataHasEntry = Clause(
    id: "AG-08.provider",
    title: "missing shared data gives an entry",
    statement: """
      A timeline request during which shared data turned out to be missing is answered with an \
      entry.
      """,
    level: .recommended,
    party: .provider,
    facts: [.ag08],
    situations: [
      ClauseSituation("data was missing and an entry came"),
      ClauseSituation("data was missing and none came", isRequired: false),
      ClauseSituation("data was missing and the code crashed", isRequired: false),
    ],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .timelines, .sharedData],
    checker: { MissingDataChecker() }
  )
}

/// Judges the answers; a crash leaves none, and whoever watches the process records that violation.
private struct MissingDataChecker: Checker {
  /// The requests under way with the first key that was missing; the latest few.
  private var missing: [(id: RequestID, key: String)] = []

  mutating func begin(_ state: ObservedState) { missing.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = state.sideEffect(number), let request = state.requests[id],
        request.kind == .timeline, request.answers == 0
      else { return }
      if sideEffect.kind == .sharedDataMissed { note(sideEffect.text, id) }
    case .input(.answered(let id, let answer, _)):
      guard let place = missing.firstIndex(where: { $0.id == id }) else { return }
      let key = missing.remove(at: place).key
      if case .timeline(let timeline) = answer,
        state.timeline(timeline)?.entries.isEmpty == false
      {
        return tally.see(0)
      }
      tally.see(1)
      tally.violated(
        "no entry",
        at: index,
        placement: state.requests[id]?.subject.placement,
        request: id,
        comparing: Comparison(expected: "an entry for data that is not there", actual: "no entry"),
        "no entry was given after \(key) was not there"
      )
    default: break
    }
  }

  private mutating func note(_ key: String, _ id: RequestID) {
    guard !missing.contains(where: { $0.id == id }) else { return }
    if missing.count == 64 { missing.removeFirst() }
    missing.append((id, key))
  }
}
