import WidgetModel

/// An extension does not reload itself in circles.
struct NoReloadLoop: ClauseChecker {
  enum Situation: String, ClauseWord {
    case withoutCall = "answered without requesting a reload"
    case onceOrTwice = "a reload was requested once or twice in a row"
    case threeTimes = "a reload was requested three times in a row"
  }

  static let optional: [Situation] = [.onceOrTwice, .threeTimes]

  enum Violation: String, ClauseWord {
    case loop
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a reload call during an unknown request"
    case isRepeated = "another reload call during the same request"
    case isLater = "an answer that is not the first to its request"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-06",
    title: "answers do not request the next reload",
    statement: """
      The code does not request a reload of its own kind in three consecutive timeline requests.
      """,
    party: .provider,
    rule: .cr06,
    observes: EventKinds(.answered, .did, .reloadCalled, .reloadAllCalled),
    needs: [.realCode, .timelines],
    advice: """
      Do not call `reloadTimelines` from the provider: the policy of the timeline that you return \
      says when to ask again. Leave the call to the app.
      """
  )

  private struct Row {
    /// The consecutive requests in which a reload was requested, not counting the one under way.
    var length = 0
    /// The request under way in which one was requested.
    var calling: RequestID?
  }

  private static let limit = 3

  /// The calls made by the requests of each placed widget.
  private var rows: [PlacementID: Row] = [:]
  /// The last call that code made, and its position in the trace.
  private var call: (request: RequestID, index: Int?)?

  mutating func begin(_ state: ObservedState) {
    rows.removeAll(keepingCapacity: true)
    call = nil
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      let kind = check.state.sideEffect(number)?.kind
      guard kind == .reloadCalled || kind == .reloadAllCalled else { return }
      call = (id, check.index)
    case .input(.reloadCalled(let kind)):
      // Only a call that the code caused counts, not one of the workload.
      guard let call, Int(event.cause) == call.index else { return }
      guard let request = check.state.requests[call.request] else {
        return check.letPass(.unknownRequest)
      }
      guard check.state.setup.kind(of: request.subject.widget) == kind else { return }
      handle(request, check)
    case .input(.reloadAllCalled):
      guard let call, Int(event.cause) == call.index else { return }
      guard let request = check.state.requests[call.request] else {
        return check.letPass(.unknownRequest)
      }
      handle(request, check)
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id], request.kind == .timeline else { return }
      if check.skips(.isLater, if: request.answers != 0) { return }
      answered(request, check)
    default: break
    }
  }

  private mutating func handle(
    _ request: RequestRecord,
    _ check: ClauseCheck<Self>
  ) {
    let placement = request.subject.placement
    guard request.kind == .timeline else { return }
    if check.skips(.isRepeated, if: rows[placement]?.calling == request.id) { return }
    rows[placement, default: Row()].calling = request.id
    let length = rows[placement, default: Row()].length + 1
    guard length >= Self.limit else { return check.see(.onceOrTwice) }
    check.see(.threeTimes)
    // One violation for each row of requests is enough.
    guard length == Self.limit else { return }
    check.violated(
      .loop,
      placement: placement,
      request: request.id,
      comparing: Comparison(
        expected: "fewer than \(Self.limit) in a row",
        actual: "\(length) in a row"
      ),
      "the code requested a reload of its own kind in \(length) consecutive timeline requests"
    )
  }

  private mutating func answered(_ request: RequestRecord, _ check: ClauseCheck<Self>) {
    let placement = request.subject.placement
    guard rows[placement]?.calling == request.id else {
      rows[placement] = nil
      return check.see(.withoutCall)
    }
    rows[placement]?.length += 1
    rows[placement]?.calling = nil
  }
}
