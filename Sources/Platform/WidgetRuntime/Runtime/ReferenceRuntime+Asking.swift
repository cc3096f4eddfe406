import WidgetModel

// How the extensions ask the decisions.
extension ReferenceRuntime {
  /// The wall date of the present instant.
  var wall: WallDate { core.phone.wall(at: core.now) }

  /// Asks a question about a placement or about none.
  func asks(
    _ question: Question,
    _ answer: Bool,
    about index: Int = -1,
    _ causes: ReloadCauses = []
  ) -> Bool {
    decisions.answer(
      question,
      QuestionContext(
        answer: answer,
        now: core.now,
        placement: PlacementID(index),
        causes: causes
      )
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
