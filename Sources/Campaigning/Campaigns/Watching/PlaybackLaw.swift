import Clauses

/// The laws about playing a scenario.
enum PlaybackLaw: CaseIterable {
  case stimuli, answers, causes

  var clause: Clause {
    switch self {
    case .stimuli: .stimuliPlayed
    case .answers: .answersDelivered
    case .causes: .causesNamed
    }
  }
}

/// The number of times a run came into each situation of the laws.
struct PlaybackSituations {
  var placed = 0
  var single = 0
  var repeated = 0
  var clockMoved = 0

  var timeline = 0
  var entry = 0
  var value = 0
  var returned = 0
  var threw = 0
  var diedBefore = 0

  var byInput = 0
  var byID = 0
  var byTime = 0

  /// Returns the counts of a law, in the order of its clause.
  func of(_ law: PlaybackLaw) -> [Int] {
    switch law {
    case .stimuli: [placed, single, repeated, clockMoved]
    case .answers: [timeline, entry, value, returned, threw, diedBefore]
    case .causes: [byInput, byID, byTime]
    }
  }
}
