import WidgetModel

extension RuntimeState {
  /// The inconsistencies of this state; empty when it is valid.
  ///
  /// - Complexity: O(placements × entries in effect + requests under way).
  public var contradictions: [String] {
    var found: [String] = []
    for (index, budget) in budgets.enumerated() {
      found += budget.contradictions.map { "budget \(index): \($0)" }
    }
    for id in placements.ids {
      found += placements[id].contradictions.map { "placement \(id.number): \($0)" }
      if !budgets.indices.contains(placements[id].budget) {
        found.append("placement \(id.number): there is no budget \(placements[id].budget)")
      }
      guard let request = placements[id].request else { continue }
      if !underWay.contains(request) {
        found.append("placement \(id.number): its request \(request.number) is not under way")
      }
    }
    for id in underWay {
      guard requests.indices.contains(Int(id.number)) else {
        found.append("there is no request \(id.number)")
        continue
      }
      let request = requests[Int(id.number)]
      if request.outcome != .underWay { found.append("request \(id.number) is over") }
      if request.givenUp <= now { found.append("request \(id.number) is under way for too long") }
      guard let placement = request.placement, request.kind == .timeline else { continue }
      if placements[placement].request != id {
        found.append("placement \(placement.number) does not wait for request \(id.number)")
      }
    }
    if zip(underWay, underWay.dropFirst()).contains(where: { $0 >= $1 }) {
      found.append("requests under way out of order: \(underWay.map(\.number))")
    }
    if phone.awaitsUnlock, !phone.isLocked { found.append("an unlocked phone awaits its unlock") }
    return found
  }
}

extension PlacementState {
  /// The inconsistencies of this value; empty when it is valid.
  ///
  /// - Complexity: O(entries in effect).
  public var contradictions: [String] {
    var found = shown.contradictions + waiting.contradictions
    if (display == nil) == isPlaced { found.append("it is on display without being there") }
    if pending.isEmpty, heldReason != nil || !heldCauses.isEmpty {
      found.append("nothing is held for \(heldCauses.list)")
    }
    if waiting.timeline != nil, waiting.reached > 0 {
      found.append("a timeline waits though its first date was reached")
    }
    if !isPlaced, !pending.isEmpty || request != nil || shown.timeline != nil {
      found.append("it was forgotten but for a part")
    }
    return found
  }
}

extension Playback {
  /// The inconsistencies of this value; empty when it is valid.
  ///
  /// - Complexity: O(moments).
  public var contradictions: [String] {
    var found: [String] = []
    if timeline == nil, !moments.isEmpty { found.append("entries without a timeline") }
    if !(0...moments.count).contains(reached) {
      found.append("entry \(reached) of \(moments.count) reached")
    }
    if zip(moments, moments.dropFirst()).contains(where: { $0.date >= $1.date }) {
      found.append("entries out of order: \(moments.map(\.entry))")
    }
    return found
  }
}
