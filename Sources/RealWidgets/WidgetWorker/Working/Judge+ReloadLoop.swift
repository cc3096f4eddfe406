import Clauses
import WidgetModel
import WidgetRuntime

// With free reloads, as with the app in front, code that reloads itself in circles stops time or
// slows it down. Its run ends there, and the verdict up to that point counts.

extension Judge {
  var hasFoundLoop: Bool {
    zip(clauses, tallies).contains { clause, tally in
      clause.id == Clause.noReloadLoop.id && !tally.violations.isEmpty
    }
  }
}

extension SimulationError {
  /// The instant at which such code may have ended the run, `nil` for other reasons.
  var endOfLoop: Instant? {
    switch self {
    case .zeroTimeLoop(let instant, _), .seenEnough(let instant): instant
    case .noProfile, .spuriousWakeUps, .tooManyWakes, .tooManyEvents: nil
    }
  }
}
