import Clauses
import WidgetModel

@testable import Campaigns

/// A search for scenarios on which a verdict changes when a guard is inverted.
struct GuardHunt {
  /// An inverted guard, with the judge that notices it or not.
  struct Trial {
    let name: String
    let words: String
    let clause: Int
    let number: Int
    let judge: Judge
  }

  /// The guards that were not noticed yet.
  var trials: [Trial]

  /// The guards that were noticed or met.
  private(set) var settled: [Trial] = []

  private let judge: Judge
  private let runner = SubjectUnderTest.reference.makeRunner([])

  /// The scenarios that are always tried first.
  static let first = 60

  /// The maximum number of scenarios to try.
  static let last = 30_000

  init(_ clauses: [Clause]) {
    judge = Judge(clauses, setup: .empty)
    trials = clauses.enumerated().flatMap { place, clause in
      clause.guards.enumerated().map { number, reason in
        Trial(
          name: "\(clause.id): \(reason)",
          words: reason,
          clause: place,
          number: number,
          judge: Judge([clause], setup: .empty, negating: ClauseGuard(number, of: clause))
        )
      }
    }
  }

  /// Runs the reference and judges it with each guard inverted.
  ///
  /// - Returns: The guards that were noticed or met for the first time.
  @discardableResult
  mutating func inspect(_ scenario: Scenario) throws -> [Trial] {
    guard var setup = scenario.setup else { throw CaseError.noProfile(scenario.profile) }
    try runner.run(scenario)
    setup.profile = setup.profile.exact
    judge.judge(runner.trace, setup: setup)
    let tallies = judge.tallies
    let found = trials.filter { trial in
      trial.judge.judge(runner.trace, setup: setup)
      let tally = tallies[trial.clause]
      return trial.judge.tallies[0].violations != tally.violations
        || tally.guards[trial.number] > 0 && !trial.judge.wasNegatedAsked
    }
    let names = Set(found.map(\.name))
    trials.removeAll { names.contains($0.name) }
    settled += found
    return found
  }
}
