import WidgetModel

/// The part that all areas share: the phone, placements, requests, visits, effects and decisions.
///
/// The router lends it to an area's machine, which changes it in place. A function that a loop
/// calls while it changes the runtime takes it `inout`, because otherwise it would get a copy.
struct RuntimeCore<Decisions: RuntimeDecisions> {
  /// The shared state that changes in a run.
  var state = CoreState()

  var visits = VisitSchedule()

  var effects: [Effect] = []

  var numbers = RuntimeNumbers()

  /// The choices and mutations, last so that the other offsets do not depend on them.
  let decisions: Decisions

  init(decisions: Decisions) { self.decisions = decisions }

  /// Makes the runtime visit a placement again before time passes.
  mutating func touch(_ id: PlacementID) { visits.touch(id, at: state.now) }

  /// Makes the runtime visit every placement again before time passes.
  mutating func touchAll() { visits.touchAll(at: state.now) }
}
