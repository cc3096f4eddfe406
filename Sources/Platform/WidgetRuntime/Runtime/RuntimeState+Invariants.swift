import WidgetModel

extension RuntimeState {
  /// The inconsistencies, none if valid, in O(placements × entries in effect + requests under way).
  public var contradictions: [String] {
    var found: [String] = []
    for (index, budget) in reloads.budgets.enumerated() {
      found += budget.contradictions.map { "budget \(index): \($0)" }
    }
    for id in core.placements.ids {
      found += contradictions(of: id).map { "placement \(id.number): \($0)" }
    }
    for id in core.requests.underWay { found += contradictions(of: id) }
    if zip(core.requests.underWay, core.requests.underWay.dropFirst()).contains(where: { $0 >= $1 })
    {
      found.append("requests under way out of order: \(core.requests.underWay.map(\.number))")
    }
    if core.phone.awaitsUnlock, !core.phone.isLocked {
      found.append("an unlocked phone awaits its unlock")
    }
    return found
  }

  private func contradictions(of id: PlacementID) -> [String] {
    let isPlaced = core.placements[id].isPlaced
    let (reload, timeline) = (reloads[id], timelines[id])
    var found = timeline.contradictions + reload.contradictions
    if (timeline.display == nil) == isPlaced {
      found.append("it is on display without being there")
    }
    if !isPlaced,
      !reload.pending.isEmpty || reload.request != nil || timeline.shown.timeline != nil
    {
      found.append("it was forgotten but for a part")
    }
    if !reloads.budgets.indices.contains(reload.budget) {
      found.append("there is no budget \(reload.budget)")
    }
    if let request = reload.request, !core.requests.underWay.contains(request) {
      found.append("its request \(request.number) is not under way")
    }
    return found
  }

  private func contradictions(of id: RequestID) -> [String] {
    guard core.requests.contains(id) else { return ["there is no request \(id.number)"] }
    let request = core.requests[id]
    var found: [String] = []
    if request.outcome != .underWay { found.append("request \(id.number) is over") }
    if request.givenUp <= core.now {
      found.append("request \(id.number) is under way for too long")
    }
    if let placement = request.placement, request.kind == .timeline,
      reloads[placement].request != id
    {
      found.append("placement \(placement.number) does not wait for request \(id.number)")
    }
    return found
  }
}
