import WidgetModel

/// The stimuli that a scenario owes to a run: each repetition at its instant, in the order of the workload.
struct StimulusCheck {
  /// A stimulus with what is left of its repetitions.
  private struct Owed {
    let input: Input
    let every: Interval
    var left: Int
  }

  /// The next time of a stimulus that is owed.
  private struct Turn {
    let instant: Instant
    /// Its place among all that is owed.
    let place: Int

    /// Whether it comes before another; of one instant, the first of the workload does.
    func precedes(_ other: Turn) -> Bool {
      instant == other.instant ? place < other.place : instant < other.instant
    }
  }

  private var owed: [Owed] = []
  /// The turns of all that is owed, the next one last.
  private var turns: [Turn] = []

  /// Prepares for a run of a scenario.
  mutating func begin(_ scenario: Scenario) {
    owed.removeAll(keepingCapacity: true)
    turns.removeAll(keepingCapacity: true)
    var placement = 0
    for widget in scenario.widgets {
      for placed in widget.placements {
        owe(Input.added(PlacementID(placement)), Stimulus(nil, at: placed.added))
        placement += 1
      }
    }
    for stimulus in scenario.workload {
      if let input = stimulus.input { owe(input, stimulus) }
    }
    turns.sort { $1.precedes($0) }
  }

  /// The first that has not come until an instant, `nil` where all have.
  func leftOut(until end: Instant) -> (instant: Instant, input: Input)? {
    guard let next = turns.last, next.instant <= end else { return nil }
    return (next.instant, owed[next.place].input)
  }

  /// Takes a stimulus, if it is the earliest that is owed, and now.
  ///
  /// - Returns: Whether it is repeated; `nil` where it is not owed.
  mutating func take(_ input: Input, at now: Instant) -> Bool? {
    guard let turn = turns.last, turn.instant == now, isSame(owed[turn.place].input, input) else {
      return nil
    }
    turns.removeLast()
    let every = owed[turn.place].every
    owed[turn.place].left -= 1
    if owed[turn.place].left > 0 { queue(Turn(instant: now + every, place: turn.place)) }
    return every > .zero
  }

  private mutating func owe(_ input: Input, _ stimulus: Stimulus) {
    turns.append(Turn(instant: stimulus.at, place: owed.count))
    owed.append(Owed(input: input, every: stimulus.every, left: max(1, stimulus.times)))
  }

  /// Puts a turn where it belongs.
  private mutating func queue(_ turn: Turn) {
    var place = turns.count
    while place > 0, turns[place - 1].precedes(turn) { place -= 1 }
    turns.insert(turn, at: place)
  }

  /// Whether a stimulus is what was owed; the number of a request of the harness's own is free.
  private func isSame(_ owed: Input, _ played: Input) -> Bool {
    if case .asked(_, let kind, let subject) = owed, case .asked(_, kind, subject) = played {
      return true
    }
    return owed == played
  }
}
