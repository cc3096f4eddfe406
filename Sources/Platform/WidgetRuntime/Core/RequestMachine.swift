import WidgetModel

/// The requests of a run: who was asked, until when, and with which outcome.
public struct RequestMachine: Hashable, Sendable {
  /// The requests so far, by ``RequestID``.
  public var all: [RequestState] = []
  /// The requests under way, oldest first.
  public var underWay: [RequestID] = []
  /// The instant at which the next request under way is given up.
  private(set) var nextDeadline = Instant.never

  /// Creates the requests of a run that has not made any.
  public init() {}

  /// The state of a request that was made.
  public subscript(id: RequestID) -> RequestState { all[Int(id.number)] }

  /// Returns true if a request was made; a faulty source may answer another one.
  public func contains(_ id: RequestID) -> Bool { all.indices.contains(Int(id.number)) }

  /// Adds a request under way.
  mutating func open(_ request: RequestState) -> RequestID {
    // Requests are never removed from the list, so the count is the next free number.
    let id = RequestID(all.count)
    all.append(request)
    underWay.append(id)
    nextDeadline = min(nextDeadline, request.givenUp)
    return id
  }

  mutating func close(_ id: RequestID, as outcome: RequestState.Outcome) {
    all[Int(id.number)].outcome = outcome
    underWay.removeAll { $0 == id }
    renewNextDeadline()
  }

  mutating func renewNextDeadline() {
    nextDeadline = .never
    for id in underWay where self[id].givenUp < nextDeadline { nextDeadline = self[id].givenUp }
  }
}
