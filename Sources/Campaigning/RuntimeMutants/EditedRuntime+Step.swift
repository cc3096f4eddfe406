import WidgetModel
import WidgetRuntime

// The vocabulary in which mutants describe their changes of a step.
extension EditedRuntime.Step {
  func dropping(_ isDropped: (Effect) -> Bool) -> [Effect] { effects.filter { !isDropped($0) } }

  func replacing(_ others: (Effect) -> [Effect]) -> [Effect] { effects.flatMap(others) }

  mutating func change(_ id: PlacementID, _ change: (inout PlacementState) -> Void) {
    guard state.placements.contains(id) else { return }
    change(&state.placements[id])
  }

  /// Undoes and hides the step's changes to Live Activities.
  mutating func undoActivities() {
    state.activities = before.activities
    state.island = before.island
    state.presented = before.presented
    effects = dropping { effect in
      switch effect {
      case .activities, .presented: true
      default: false
      }
    }
  }

  /// Sends a request that the reference does not know; it ignores the answer.
  mutating func ask(_ kind: RequestKind, for id: PlacementID, before: Bool = false) {
    guard state.placements.contains(id) else { return }
    let placement = state.placements[id]
    let subject = RequestSubject(
      widget: placement.widget,
      placement: id,
      family: placement.family,
      configuration: placement.configuration
    )
    // Far above the numbers of the reference's own requests.
    let request = Effect.requested(RequestID(1_000_000 + memory.count), kind, subject)
    memory.append(0)
    effects.insert(request, at: before ? 0 : effects.count)
  }

  var placed: [PlacementID] {
    state.placements.ids.filter { state.placements[$0].isPlaced }
  }

  func placement(_ id: PlacementID) -> PlacementState { state.placements[id] }

  func timeline(_ id: TimelineID) -> Timeline { state.timelines[Int(id.number)] }

  /// The timelines that came into force in the step, each with its placement.
  var commits: [(placement: PlacementID, timeline: TimelineID)] {
    effects.compactMap { effect in
      guard case .committed(let placement, _, let timeline) = effect else { return nil }
      return (placement, timeline)
    }
  }

  /// The phone's clock in the step, after the input.
  var wall: WallDate { state.phone.wall(at: now) }

  /// The node that the step's tap hit, `nil` if it was not a tap on a node.
  var tappedNode: (placement: PlacementID, place: Int32, node: ViewNode)? {
    guard case .tapped(let id, let place) = input,
      case .entry(let timeline, let entry) = before.placements[id].display
    else { return nil }
    let view = Int(self.timeline(timeline).entries[Int(entry)].view.number)
    guard state.views.indices.contains(view),
      state.views[view].tree.nodes.indices.contains(Int(place))
    else { return nil }
    return (id, place, state.views[view].tree.nodes[Int(place)])
  }
}

extension PlacementState {
  mutating func lose(_ causes: ReloadCauses) {
    pending = pending.subtracting(causes)
    heldCauses = pending
    if pending.isEmpty { forgetPendingReload() }
  }

  mutating func forgetPendingReload() {
    pending = []
    heldCauses = []
    heldReason = nil
    repeatsInteraction = false
  }
}
