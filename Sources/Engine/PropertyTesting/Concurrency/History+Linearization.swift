extension History where Response: Equatable {
  /// Returns an order of the calls in which a sequential model gives the same responses, or `nil`.
  ///
  /// The order respects time: a call that returned before another began comes before it. A pending
  /// call may or may not have taken effect; the order includes it only if that explains a response.
  ///
  /// The search repeatedly takes a call that may come next: one that began before any of the others
  /// returned. It never continues twice from the same set of calls and the same state.
  ///
  /// Source: Wing and Gong, "Testing and Verifying Concurrent Objects", Journal of Parallel and
  /// Distributed Computing 17, 1993; the memoization is that of Lowe, "Testing for
  /// Linearizability", Concurrency and Computation 29(4), 2017. Calls of one lane are never
  /// concurrent, so a number per lane identifies the calls taken.
  ///
  /// - Parameters:
  ///   - initial: The initial state of the model.
  ///   - apply: Performs an operation on the model.
  /// - Returns: The calls in order.
  /// - Complexity: At worst exponential in the number of lanes; linear in the calls for one lane.
  public func linearization<Model: Hashable>(
    from initial: Model,
    applying apply: (Operation, inout Model) -> Response
  ) -> [Call]? {
    var search = Linearizing(model: initial, taken: lanes.map { _ in 0 })
    while !isExplained(by: search.taken) {
      if let lane = nextLane(search) {
        var model = search.model
        let call = lanes[lane][search.taken[lane]]
        let response = apply(call.operation, &model)
        // A pending call may take effect with any response.
        if call.returned == nil || call.response == response {
          search.takeCall(of: lane, to: model)
        } else {
          search.skip(lane)
        }
      } else if !search.takeBack() {
        return nil
      }
    }
    var taken = lanes.map { _ in 0 }
    return search.order.map { lane in
      defer { taken[lane] += 1 }
      return lanes[lane][taken[lane]]
    }
  }

  private func isExplained(by taken: [Int]) -> Bool {
    lanes.indices.allSatisfy { lane in
      taken[lane] == lanes[lane].count
        || taken[lane] == lanes[lane].count - 1 && isPending(lane)
    }
  }

  /// Returns the next untried lane whose next call may precede the next calls of all others.
  private func nextLane<Model>(_ search: Linearizing<Model>) -> Int? {
    let next = lanes.indices.map { lane in
      search.taken[lane] < lanes[lane].count ? lanes[lane][search.taken[lane]] : nil
    }
    let firstReturn = next.reduce(Int.max) { min($0, $1?.returned ?? .max) }
    return next.indices.dropFirst(search.tried).first { lane in
      next[lane].map { $0.invoked < firstReturn } ?? false
    }
  }
}

/// The state of the search: the calls taken, the model state, and the lanes tried there.
private struct Linearizing<Model: Hashable> {
  private struct Point: Hashable {
    var taken: [Int]
    var model: Model
  }

  private(set) var model: Model
  private(set) var taken: [Int]

  private(set) var order: [Int] = []

  /// The number of lanes tried at this point.
  private(set) var tried = 0

  private var models: [Model] = []
  private var known: Set<Point>

  init(model: Model, taken: [Int]) {
    self.model = model
    self.taken = taken
    known = [Point(taken: taken, model: model)]
  }

  /// Takes the next call of a lane, unless the resulting point is known to fail.
  mutating func takeCall(of lane: Int, to next: Model) {
    taken[lane] += 1
    guard known.insert(Point(taken: taken, model: next)).inserted else {
      taken[lane] -= 1
      return skip(lane)
    }
    models.append(model)
    order.append(lane)
    model = next
    tried = 0
  }

  mutating func skip(_ lane: Int) { tried = lane + 1 }

  /// Undoes the last call; returns false if there is none.
  mutating func takeBack() -> Bool {
    guard let lane = order.popLast(), let before = models.popLast() else { return false }
    taken[lane] -= 1
    model = before
    skip(lane)
    return true
  }
}
