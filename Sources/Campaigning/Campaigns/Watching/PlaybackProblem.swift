import WidgetModel

/// A deviation of a run from its scenario: a fault of the harness.
struct PlaybackProblem {
  /// The kind of fault, in the terms of the law that it breaks.
  enum Kind: String, CaseIterable {
    case leftOut = "left out"
    case notOwed = "not due"
    case otherClock = "other clock"
    case otherEnd = "other end"
    case notGiven = "not given"
    case givenOtherwise = "given differently"
    case otherCause = "other cause"

    var law: PlaybackLaw {
      switch self {
      case .leftOut, .notOwed, .otherClock, .otherEnd: .stimuli
      case .notGiven, .givenOtherwise: .answers
      case .otherCause: .causes
      }
    }
  }

  let kind: Kind
  let event: Int
  let request: RequestID?
  let words: String
}

/// The error of a case that the harness did not play correctly.
struct PlaybackError: Error, CustomStringConvertible {
  let problem: String

  var description: String {
    "the harness did not play the scenario: \(problem); this is a fault of WidgetCheck, please report it"
  }
}
