import WidgetModel

/// The part of the runtime that all areas share: the phone, the placements and the requests, the
/// schedule of visits, the effects of the present step, and the decisions.
///
/// The router lends it to the machine of an area, which changes it in place. A function that a loop
/// calls while it changes the runtime takes it `inout`, even if it changes nothing, because
/// otherwise it would be called with a copy.
struct RuntimeCore<Decisions: RuntimeDecisions> {
  /// The shared state that changes in a run.
  var state = CoreState()

  /// The instants at which placements are visited.
  var visits = VisitSchedule()

  /// The effects of the present step.
  var effects: [Effect] = []

  /// The profile's numbers.
  var numbers = RuntimeNumbers()

  /// The choices that the platform leaves open, and the changes of mutants.
  ///
  /// The last property, so that the others have the same offset for all decisions.
  let decisions: Decisions

  init(decisions: Decisions) { self.decisions = decisions }

  /// Makes the runtime visit a placement again before time passes.
  mutating func touch(_ id: PlacementID) { visits.touch(id, at: state.now) }

  /// Makes the runtime visit every placement again before time passes.
  mutating func touchAll() { visits.touchAll(at: state.now) }
}
