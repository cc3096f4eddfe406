import WidgetModel

/// The stimuli of a scenario in order, with repetitions unrolled one by one.
///
/// At one instant a placement's own `added` comes first, in the order of the placements, then the
/// workload in its order, all repetitions of one stimulus before the next stimulus.
struct WorkloadQueue: Sendable {
  private struct Upcoming: Sendable {
    var input: Input
    var every: Int64
    var left: Int64
  }

  private var queue = EventQueue<Upcoming>()

  var nextInstant: Instant { Instant(microseconds: queue.nextInstant) }

  var first: Input? { queue.first?.payload.input }

  /// Loads the stimuli of a scenario, except those that do nothing.
  mutating func fill(with scenario: Scenario, placements: [Placement]) {
    queue.removeAll()
    var order: Int64 = 0
    for (index, placement) in placements.enumerated() {
      insert(.added(PlacementID(index)), at: placement.added, order: order)
      order += 1
    }
    for stimulus in scenario.workload {
      guard let input = stimulus.input else { continue }
      insert(
        input,
        at: stimulus.at,
        order: order,
        every: stimulus.every.microseconds,
        left: Int64(stimulus.times) - 1
      )
      order += 1
    }
  }

  /// Removes the next stimulus and inserts its next repetition.
  mutating func popFirst() -> Input? {
    guard let next = queue.first else { return nil }
    let upcoming = next.payload
    guard upcoming.left > 0 else { return queue.popFirst()?.payload.input }
    let instant = Instant(microseconds: next.instant) + Interval(microseconds: upcoming.every)
    queue.replaceFirst(
      with: EventQueue.Element(
        instant: instant.microseconds,
        order: next.order,
        payload: Upcoming(input: upcoming.input, every: upcoming.every, left: upcoming.left - 1)
      )
    )
    return upcoming.input
  }

  private mutating func insert(
    _ input: Input,
    at instant: Instant,
    order: Int64,
    every: Int64 = 0,
    left: Int64 = 0
  ) {
    queue.insert(
      EventQueue.Element(
        instant: instant.microseconds,
        order: order,
        payload: Upcoming(input: input, every: max(0, every), left: left)
      )
    )
  }
}
