import WidgetModel
import WidgetRuntime

// The vocabulary in which mutants describe their changes of a step.
extension EditedRuntime.Step {
  func dropping(_ isDropped: (Effect) -> Bool) -> [Effect] { effects.filter { !isDropped($0) } }

  func replacing(_ others: (Effect) -> [Effect]) -> [Effect] { effects.flatMap(others) }

  /// Changes the reloads of a placement; ignored for an unknown one.
  mutating func changeReload(_ id: PlacementID, _ change: (inout ReloadState) -> Void) {
    guard state.core.placements.contains(id) else { return }
    change(&state.reloads[id])
  }

  /// Changes the timelines of a placement; ignored for an unknown one.
  mutating func changeTimeline(_ id: PlacementID, _ change: (inout TimelineState) -> Void) {
    guard state.core.placements.contains(id) else { return }
    change(&state.timelines[id])
  }

  /// Undoes and hides the step's changes to Live Activities.
  mutating func undoActivities() {
    state.activities.all = before.activities.all
    state.activities.island = before.activities.island
    state.contexts.presented = before.contexts.presented
    effects = dropping { effect in
      switch effect {
      case .activities, .presented: true
      default: false
      }
    }
  }

  /// Sends a request that the reference does not know; it ignores the answer.
  mutating func ask(_ kind: RequestKind, for id: PlacementID, before: Bool = false) {
    guard state.core.placements.contains(id) else { return }
    let placement = state.core.placements[id]
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
    state.core.placements.ids.filter { state.core.placements[$0].isPlaced }
  }

  func placement(_ id: PlacementID) -> PlacementState { state.core.placements[id] }

  func timeline(_ id: TimelineID) -> Timeline { state.core.timelines[Int(id.number)] }

  /// The timelines that came into force in the step, each with its placement.
  var commits: [(placement: PlacementID, timeline: TimelineID)] {
    effects.compactMap { effect in
      guard case .committed(let placement, _, let timeline) = effect else { return nil }
      return (placement, timeline)
    }
  }

  /// Returns true if a timeline waits for its first date.
  func isWaiting(_ timeline: TimelineID, at id: PlacementID) -> Bool {
    state.timelines[id].waiting.timeline == timeline
  }

  /// The phone's clock in the step, after the input.
  var wall: WallDate { state.core.phone.wall(at: now) }

  /// The node that the step's tap hit, `nil` if it was not a tap on a node.
  var tappedNode: (placement: PlacementID, place: Int32, node: ViewNode)? {
    guard case .tapped(let id, let place) = input,
      case .entry(let timeline, let entry) = before.timelines[id].display
    else { return nil }
    let view = Int(self.timeline(timeline).entries[Int(entry)].view.number)
    guard state.core.views.indices.contains(view),
      state.core.views[view].tree.nodes.indices.contains(Int(place))
    else { return nil }
    return (id, place, state.core.views[view].tree.nodes[Int(place)])
  }
}

extension ReloadState {
  mutating func lose(_ causes: ReloadCauses) {
    pending = pending.subtracting(causes)
    heldCauses = pending
    if pending.isEmpty { forgetPending() }
  }
}
