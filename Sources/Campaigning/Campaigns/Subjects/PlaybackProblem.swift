import Clauses
import WidgetModel

/// What a run did otherwise than its scenario says: a fault of the harness.
struct PlaybackProblem {
  /// What kind of fault it is, in the words of the law that it breaks.
  enum Kind: String, CaseIterable {
    case leftOut = "left out"
    case notOwed = "not owed"
    case otherClock = "other clock"
    case otherEnd = "other end"
    case notGiven = "not given"
    case givenOtherwise = "given otherwise"
    case otherCause = "other cause"

    /// The law that it breaks.
    var law: PlaybackLaw {
      switch self {
      case .leftOut, .notOwed, .otherClock, .otherEnd: .stimuli
      case .notGiven, .givenOtherwise: .answers
      case .otherCause: .causes
      }
    }
  }

  let kind: Kind
  /// The place of the event that shows it.
  let event: Int
  let request: RequestID?
  let words: String
}

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
    case .answers: [timeline, entry, returned, threw, diedBefore]
    case .causes: [byInput, byID, byTime]
    }
  }
}

/// Why a case is undecided that the harness did not play as it should.
struct PlaybackError: Error, CustomStringConvertible {
  let problem: String

  var description: String {
    "the harness did not play the scenario: \(problem); this is a fault of WidgetCheck, please report it"
  }
}

extension Tally {
  /// What a run showed of a law, in the words of its clause.
  init(_ ledger: ScenarioLedger, of law: PlaybackLaw) {
    let broken = ledger.problem.flatMap { $0.kind.law == law ? $0 : nil }
    self.init(
      situations: ledger.situations.of(law),
      violations: broken.map { problem in
        [
          Violation(
            kind: problem.kind.rawValue,
            event: problem.event,
            placement: nil,
            request: problem.request,
            message: "the harness did not play the scenario: \(problem.words)"
          )
        ]
      } ?? [],
      undecided: 0
    )
  }
}
