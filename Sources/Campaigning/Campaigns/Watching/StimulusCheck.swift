import WidgetModel

/// The stimuli that a run has to play, with their repetitions, in the order of the workload.
struct StimulusCheck {
  private struct Owed {
    let input: Input
    let every: Interval
    var left: Int
  }

  private struct Turn {
    let instant: Instant
    let place: Int

    /// Orders turns by instant, then by the order of the workload.
    func precedes(_ other: Turn) -> Bool {
      instant == other.instant ? place < other.place : instant < other.instant
    }
  }

  private var owed: [Owed] = []
  /// The turns of all remaining stimuli, the next one last.
  private var turns: [Turn] = []

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
    // Latest first, so that the next turn is removed from the end.
    turns.sort { $1.precedes($0) }
  }

  /// Returns the first stimulus that is missing at an instant, `nil` if there is none.
  func leftOut(until end: Instant) -> (instant: Instant, input: Input)? {
    guard let next = turns.last, next.instant <= end else { return nil }
    return (next.instant, owed[next.place].input)
  }

  /// Removes the next stimulus if it is due now; returns true if it is repeated, `nil` if not due.
  mutating func takeStimulus(_ input: Input, at now: Instant) -> Bool? {
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

  private mutating func queue(_ turn: Turn) {
    var place = turns.count
    while place > 0, turns[place - 1].precedes(turn) { place -= 1 }
    turns.insert(turn, at: place)
  }

  /// Returns true if a stimulus is the expected one, apart from a request's number.
  private func isSame(_ owed: Input, _ played: Input) -> Bool {
    if case .asked(_, let kind, let subject) = owed, case .asked(_, kind, subject) = played {
      return true
    }
    return owed == played
  }
}
