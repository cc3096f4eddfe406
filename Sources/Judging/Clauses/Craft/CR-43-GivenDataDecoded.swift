import WidgetModel

/// Data that the app or a server is known to provide is decoded.
struct GivenDataDecoded: ClauseChecker {
  enum Situation: String, ClauseWord {
    case decoded = "answered with all given data decoded"
    case otherwise = "given data that one type did not decode and another did"
    case undecoded = "given data was left undecoded"
  }

  static let optional: [Situation] = [.otherwise, .undecoded]

  enum Violation: String, ClauseWord {
    case undecoded = "not decoded"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer to an unknown request"
    case isLater = "an answer that is not the first to its request"
    case isRepeated = "the same failure a second time during one request"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-43",
    title: "data from fixtures is decoded",
    statement: """
      If the code decodes a response or stored value that the fixtures give, decoding succeeds, at \
      once or with another type or strategy before the request is answered.
      """,
    party: .provider,
    rule: .cr43,
    observes: EventKinds(.answered, .did),
    needs: [.realCode],
    advice: """
      An older version of the app, or the server, writes data like this: give new properties a \
      default with `decodeIfPresent` in `init(from:)`, or make them optional, and set the \
      decoder's date strategy to that of the data. `try?` hides the reason and leaves the widget \
      empty.
      """
  )

  private struct Failure {
    let request: RequestID
    let effect: SideEffect
  }

  /// The latest few failures of requests under way.
  private var failures: [Failure] = []

  mutating func begin(_ state: ObservedState) { failures.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number) else { return }
      if effect.kind == .givenDataUndecoded {
        record(Failure(request: id, effect: effect), check)
      } else if effect.kind == .givenDataDecoded {
        let count = failures.count
        failures.removeAll { $0.effect.amount == effect.amount }
        if failures.count < count { check.see(.otherwise) }
      }
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      if check.skips(.isLater, if: request.answers != 0) { return }
      answered(request, check)
    default: break
    }
  }

  private mutating func record(_ failure: Failure, _ check: ClauseCheck<Self>) {
    let isKnown = failures.contains {
      $0.request == failure.request && $0.effect.text == failure.effect.text
    }
    if check.skips(.isRepeated, if: isKnown) { return }
    // The bound keeps memory fixed if requests are never answered.
    if failures.count == 64 { failures.removeFirst() }
    failures.append(failure)
  }

  private mutating func answered(_ request: RequestRecord, _ check: ClauseCheck<Self>) {
    let own = failures.filter { $0.request == request.id }
    guard !own.isEmpty else { return check.see(.decoded) }
    failures.removeAll { $0.request == request.id }
    check.see(.undecoded)
    for failure in own {
      check.violated(
        .undecoded,
        placement: request.subject.placement,
        request: request.id,
        place: failure.effect.place,
        comparing: Comparison(expected: "values of the type", actual: "an error"),
        "data from the fixtures is not decoded: \(failure.effect.text)"
      )
    }
  }
}
