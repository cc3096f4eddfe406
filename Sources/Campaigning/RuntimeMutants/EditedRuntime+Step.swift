import WidgetModel
import WidgetRuntime

// The words in which mutants say what they change in a step.
extension EditedRuntime.Step {
  /// The effects without some, which nobody sees then.
  func dropping(_ isDropped: (Effect) -> Bool) -> [Effect] { effects.filter { !isDropped($0) } }

  /// The effects with others in the place of each.
  func replacing(_ others: (Effect) -> [Effect]) -> [Effect] { effects.flatMap(others) }

  /// Changes what the runtime remembers of a placed widget.
  mutating func change(_ id: PlacementID, _ change: (inout PlacementState) -> Void) {
    guard state.placements.contains(id) else { return }
    change(&state.placements[id])
  }

  /// Undoes what the step did to Live Activities, and shows nothing of it.
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

  /// Asks a widget's code behind the reference's back; the reference ignores the answer.
  mutating func ask(_ kind: RequestKind, for id: PlacementID, before: Bool = false) {
    guard state.placements.contains(id) else { return }
    let placement = state.placements[id]
    let subject = RequestSubject(
      widget: placement.widget,
      placement: id,
      family: placement.family,
      configuration: placement.configuration
    )
    // Far above the numbers that the reference gives its own requests.
    let request = Effect.requested(RequestID(1_000_000 + memory.count), kind, subject)
    memory.append(0)
    effects.insert(request, at: before ? 0 : effects.count)
  }

  /// The placed widgets that are there after the step, in their order.
  var placed: [PlacementID] {
    state.placements.ids.filter { state.placements[$0].isPlaced }
  }

  /// What the runtime remembers of a placed widget after the step.
  func placement(_ id: PlacementID) -> PlacementState { state.placements[id] }

  /// The timeline of an id.
  func timeline(_ id: TimelineID) -> Timeline { state.timelines[Int(id.number)] }

  /// The timelines that came into force in the step, each with its placement.
  var commits: [(placement: PlacementID, timeline: TimelineID)] {
    effects.compactMap { effect in
      guard case .committed(let placement, _, let timeline) = effect else { return nil }
      return (placement, timeline)
    }
  }

  /// What the phone's clock shows in the step, after the input.
  var wall: WallDate { state.phone.wall(at: now) }

  /// The node that the step's tap landed on, `nil` when it was no tap on a node.
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
  /// Forgets some causes of the reload that is asked for.
  mutating func lose(_ causes: ReloadCauses) {
    pending = pending.subtracting(causes)
    heldCauses = pending
    if pending.isEmpty { forgetPendingReload() }
  }

  /// Forgets the reload that is asked for.
  mutating func forgetPendingReload() {
    pending = []
    heldCauses = []
    heldReason = nil
    repeatsInteraction = false
  }
}
