import WidgetModel

/// Stored values are read as their own types.
struct ReadAsStored: ClauseChecker {
  enum Situation: String, ClauseWord {
    case asStored = "answered without reading a value as another type"
    case both = "read as another type, then as its own"
    case another = "read only as another type"
  }

  static let optional: [Situation] = [.both, .another]

  enum Violation: String, ClauseWord {
    case another = "another type"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-25",
    title: "stored values are read as their own type",
    statement: """
      A value in user defaults that the code wrote, or that is known to be stored, is read as its \
      own type. Numbers and texts are converted, and code that tries several types has read the \
      value once one of them fits.
      """,
    party: .provider,
    rule: .cr25,
    facts: [.dl13],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .sharedData],
    advice: """
      Write and read a key with the same type, preferably in one place that both the app and its \
      widgets use.
      """
  )

  private struct Reading {
    let request: RequestID
    let text: String
    let index: Int?
    let place: SourcePlace
  }

  /// The latest few wrong readings of requests under way.
  private var readings: [Reading] = []

  mutating func begin(_ state: ObservedState) { readings.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number) else { return }
      did(effect, on: id, check)
    case .input(.answered(let id, _, _)):
      let own = readings.filter { $0.request == id }
      readings.removeAll { $0.request == id }
      if own.isEmpty { return check.see(.asStored) }
      for reading in own {
        check.see(.another)
        check.violated(
          .another,
          at: reading.index,
          placement: check.state.requests[id]?.subject.placement,
          request: id,
          place: reading.place,
          comparing: Comparison(expected: "read as it is stored", actual: "nothing found"),
          "a stored value is not found because it has another type: \(reading.text)"
        )
      }
    default: break
    }
  }

  private mutating func did(
    _ effect: SideEffect,
    on id: RequestID,
    _ check: ClauseCheck<Self>
  ) {
    switch effect.kind {
    case .sharedDataMistyped:
      if readings.contains(where: { $0.request == id && $0.text == effect.text }) { return }
      // The bound keeps memory fixed if requests are never answered.
      if readings.count == 64 { readings.removeFirst() }
      readings.append(
        Reading(request: id, text: effect.text, index: check.index, place: effect.place)
      )
    case .sharedDataMatched:
      let before = readings.count
      readings.removeAll { $0.text.hasPrefix(effect.text + ":") }
      if readings.count != before { check.see(.both) }
    default: break
    }
  }
}
