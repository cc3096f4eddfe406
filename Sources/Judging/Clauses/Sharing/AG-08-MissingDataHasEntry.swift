import WidgetModel

/// Missing data leads to an entry all the same.
///
/// Judges the answers; a crash leaves none, and whoever watches the process records that violation.
struct MissingDataHasEntry: ClauseChecker {
  enum Situation: String, CaseIterable {
    case entryCame = "data was missing and an entry came"
    case noEntryCame = "data was missing and none came"
    case crashed = "data was missing and the code crashed"
  }

  static let optional: [Situation] = [.noEntryCame, .crashed]

  enum Violation: String, CaseIterable {
    case noEntry = "no entry"
  }

  enum Guard: String, CaseIterable {
    case unknownRequest = "data that was missing for a request that is not known"
    case isAnswered = "data that was missing only after the first answer"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-08.provider",
    title: "missing shared data gives an entry",
    statement: """
      A timeline request during which shared data turned out to be missing is answered with an \
      entry.
      """,
    party: .provider,
    facts: [.ag08],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .timelines, .sharedData],
    secondLook: .missingData,
    advice: """
      Answer with an entry that says that there is nothing yet. Before the app is opened for the \
      first time the shared store is empty.
      """
  )

  /// The requests under way with the first key that was missing; the latest few.
  private var missing: [(id: RequestID, key: String)] = []

  mutating func begin(_ state: ObservedState) { missing.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number), sideEffect.kind == .sharedDataMissed
      else { return }
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == .timeline else { return }
      if check.letsPass(.isAnswered, if: request.answers != 0) { return }
      note(sideEffect.text, id)
    case .input(.answered(let id, let answer, _)):
      guard let place = missing.firstIndex(where: { $0.id == id }) else { return }
      let key = missing.remove(at: place).key
      if case .timeline(let timeline) = answer,
        check.state.timeline(timeline)?.entries.isEmpty == false
      {
        return check.see(.entryCame)
      }
      check.see(.noEntryCame)
      check.violated(
        .noEntry,
        placement: check.state.requests[id]?.subject.placement,
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
