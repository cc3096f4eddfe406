import WidgetModel

/// What a trace tells of a placed widget since it was added.
struct PlacementLife {
  let placement: Placement
  var conditions = PlacementConditions()
  var heldCauses = ReloadCauses()
  var newest: TimelineID?
  /// How many requests of the kinds that can overlap are under way.
  var placeholders = 0
  var intents = 0

  init(placement: Placement) { self.placement = placement }

  /// Says whether the widget is in a condition.
  mutating func set(_ condition: PlacementCondition, _ isOn: Bool) {
    if isOn {
      conditions.insert(PlacementConditions(condition))
    } else {
      conditions.remove(PlacementConditions(condition))
    }
  }

  /// Notes that the widget was taken off the screen.
  mutating func remove() {
    self = PlacementLife(placement: placement)
    set(.isRemoved, true)
  }

  /// Notes that a timeline was put in force.
  mutating func commit(_ timeline: TimelineID, isAwaited: Bool) {
    newest = timeline
    set(.awaitsFirstDate, isAwaited)
    set(.awaitsRetry, false)
    set(.togglesShowTap, false)
    // The pending reload of the earlier timeline's policy alone is no more.
    if heldCauses == ReloadCauses(.policy) { conditions.subtract(.held) }
  }
}
