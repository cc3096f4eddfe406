import WidgetModel

// How the extensions ask the decisions.
extension ReferenceRuntime {
  /// The wall date of the present instant.
  var wall: WallDate { core.phone.wall(at: core.now) }

  /// Decides something about a placement or about none, as the profile or an open question says.
  func decides(
    _ decision: RuntimeDecision,
    _ answer: Bool,
    about id: PlacementID = PlacementID(-1),
    _ causes: ReloadCauses = []
  ) -> Bool {
    decisions.answer(decision, context(answer, about: id, causes))
  }

  /// What the reference does at a point, unless a mutant turns it there.
  func passes(
    _ point: MutationPoint,
    _ answer: Bool,
    about id: PlacementID = PlacementID(-1),
    _ causes: ReloadCauses = []
  ) -> Bool {
    decisions.outcome(at: point, context(answer, about: id, causes))
  }

  private func context(_ answer: Bool, about id: PlacementID, _ causes: ReloadCauses)
    -> DecisionContext
  {
    DecisionContext(
      answer: answer,
      now: core.now,
      placement: id,
      causes: causes
    )
  }

  /// Whether a comparison of the present wall date with another holds.
  func hasReached(_ comparison: BoundaryComparison, _ date: WallDate) -> Bool {
    decisions.holds(comparison, wall.microseconds, date.microseconds)
  }

  /// The first instant after the present one at which time makes a comparison turn to `outcome`.
  ///
  /// The left side is `right` at the instant `boundary` and grows with time. Only the ticks next to
  /// the boundary are tried: nothing else can turn there, and what did not turn by then never does
  /// by time alone. So even decisions that contradict themselves cannot keep the runtime awake.
  func firstInstant(
    at boundary: Instant,
    _ comparison: BoundaryComparison,
    with right: Int64,
    turnsTo outcome: Bool = true
  ) -> Instant {
    for ticks: Int64 in -1...1 {
      let instant = boundary + Interval(microseconds: ticks)
      guard instant > core.now, instant < .never else { continue }
      let left = Interval(microseconds: right) + Interval(microseconds: ticks)
      if decisions.holds(comparison, left.microseconds, right) == outcome { return instant }
    }
    return .never
  }
}
