import Clauses
import WidgetModel
import WidgetRuntime

// Where reloads are free, as with the app in front, code that reloads itself in circles keeps time from passing, or
// lets it crawl. Its run ends there, and what was judged until then counts.

extension Judge {
  /// Whether the run's code was found to reload itself in circles.
  var hasFoundLoop: Bool {
    zip(clauses, tallies).contains { clause, tally in
      clause.id == Clause.noReloadLoop.id && !tally.violations.isEmpty
    }
  }
}

extension SimulationError {
  /// Where a run ended that such code may have kept going, `nil` for one that ended for another reason.
  var endOfLoop: Instant? {
    switch self {
    case .zeroTimeLoop(let instant, _), .seenEnough(let instant): instant
    case .noProfile, .spuriousWakeUps, .tooManyWakes, .tooManyEvents: nil
    }
  }
}
