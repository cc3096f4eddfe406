import WidgetModel

/// The state of a placed widget since it was added, as shown by the trace.
struct PlacementLife {
  let placement: Placement
  var conditions = PlacementConditions()
  var heldCauses = ReloadCauses()
  var newest: TimelineID?
  /// The number of requests in progress, of the kinds that can overlap.
  var placeholders = 0
  var intents = 0

  init(placement: Placement) { self.placement = placement }

  mutating func set(_ condition: PlacementCondition, _ isOn: Bool) {
    if isOn {
      conditions.insert(PlacementConditions(condition))
    } else {
      conditions.remove(PlacementConditions(condition))
    }
  }

  mutating func remove() {
    self = PlacementLife(placement: placement)
    set(.isRemoved, true)
  }

  mutating func commit(_ timeline: TimelineID, isAwaited: Bool) {
    newest = timeline
    set(.awaitsFirstDate, isAwaited)
    set(.awaitsRetry, false)
    set(.togglesShowTap, false)
    // A reload that was pending only because of the earlier timeline's policy is gone.
    if heldCauses == ReloadCauses(.policy) { conditions.subtract(.held) }
  }
}
