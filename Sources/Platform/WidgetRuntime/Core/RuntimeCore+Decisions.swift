import WidgetModel

// Questions to the decisions.
extension RuntimeCore {
  var wall: WallDate { state.phone.wall(at: state.now) }

  /// Returns a decision that the profile or an open question leaves open.
  func decides(
    _ decision: RuntimeDecision,
    _ answer: Bool,
    about id: PlacementID = PlacementID(-1),
    _ causes: ReloadCauses = []
  ) -> Bool {
    decisions.answer(decision, context(answer, about: id, causes))
  }

  /// Returns the reference's outcome at a point, unless a mutant changes it there.
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
      now: state.now,
      placement: id,
      causes: causes
    )
  }

  /// Returns true if the present wall date compares with another as required.
  func hasReached(_ comparison: BoundaryComparison, _ date: WallDate) -> Bool {
    decisions.holds(comparison, wall.microseconds, date.microseconds)
  }

  /// Returns the first later instant at which time makes a comparison turn to `outcome`.
  ///
  /// The left side equals `right` at `boundary` and grows with time, so only the ticks next to it
  /// are tried; a comparison that has not turned by then never does. Thus even inconsistent
  /// decisions cannot keep the runtime awake.
  func firstInstant(
    at boundary: Instant,
    _ comparison: BoundaryComparison,
    with right: Int64,
    turnsTo outcome: Bool = true
  ) -> Instant {
    for ticks: Int64 in -1...1 {
      let instant = boundary + Interval(microseconds: ticks)
      guard instant > state.now, instant < .never else { continue }
      let left = Interval(microseconds: right) + Interval(microseconds: ticks)
      if decisions.holds(comparison, left.microseconds, right) == outcome { return instant }
    }
    return .never
  }

  /// Returns the first instant after the present one at which the wall clock makes a comparison
  /// with a date turn true, unless the clock is moved.
  func firstInstant(of date: WallDate, _ comparison: BoundaryComparison) -> Instant {
    firstInstant(at: state.phone.instant(of: date), comparison, with: date.microseconds)
  }
}
