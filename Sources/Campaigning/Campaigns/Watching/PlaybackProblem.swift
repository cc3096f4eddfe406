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

/// Why a case is undecided that the harness did not play as it should.
struct PlaybackError: Error, CustomStringConvertible {
  let problem: String

  var description: String {
    "the harness did not play the scenario: \(problem); this is a fault of WidgetCheck, please report it"
  }
}
