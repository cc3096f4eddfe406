import Clauses

/// The laws that say what of a scenario a run has to play.
enum PlaybackLaw: CaseIterable {
  case stimuli, answers, causes

  /// The clause that states it.
  var clause: Clause {
    switch self {
    case .stimuli: .stimuliPlayed
    case .answers: .answersDelivered
    case .causes: .causesNamed
    }
  }
}

/// How often a run came into each situation of the laws.
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

  /// Those of a law, in the order of its clause.
  func of(_ law: PlaybackLaw) -> [Int] {
    switch law {
    case .stimuli: [placed, single, repeated, clockMoved]
    case .answers: [timeline, entry, value, returned, threw, diedBefore]
    case .causes: [byInput, byID, byTime]
    }
  }
}
