import Clauses
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

// Goal: no decision of the runtime can change without a clause that notices it.
// Method: every decision, number and kind of effect is changed by itself. A mutant that survives
// all scenarios must be explained; an explanation for a killed one is out of date.
@Suite struct AutomaticMutantTests {
  @Test(arguments: AutomaticMutant.catalogue.filter { explained[$0.id] == nil })
  func `a mutant that nobody explains is killed by a clause`(mutant: AutomaticMutant) {
    let kill = MutantHunt(scenarios: Self.scenarios)
      .kill(mutant.id, mutant.subject, by: Self.clauses, hint: Self.places[mutant.id])
    #expect(kill != nil, "\(mutant.id) survives, and nobody says why")
  }

  @Test(arguments: AutomaticMutant.catalogue.filter { explained[$0.id] != nil })
  func `a mutant that is explained survives`(mutant: AutomaticMutant) throws {
    let runner = mutant.subject.makeRunner([])
    let judge = Judge(Self.clauses, setup: .empty)
    for (place, reference) in Self.references.enumerated() {
      let scenario = Self.scenarios[place]
      try runner.run(scenario)
      guard runner.trace != reference else { continue }
      judge.judge(runner.trace, setup: try #require(scenario.setup))
      let broken = zip(Self.clauses, judge.tallies).first { !$1.violations.isEmpty }?.0.id
      #expect(broken == nil, "\(mutant.id) is killed by \(broken?.text ?? "")")
    }
  }

  @Test func `every explanation and remembered place is that of a mutant`() {
    let ids = Set(AutomaticMutant.catalogue.map(\.id))
    #expect(ids.count == AutomaticMutant.catalogue.count)
    for id in Self.explained.keys { #expect(ids.contains(id), "\(id) is no mutant") }
    for id in Self.places.keys { #expect(ids.contains(id), "\(id) is no mutant") }
    print("automatic mutants: \(ids.count - Self.explained.count) of \(ids.count) are killed")
  }

  static let clauses = Clause.catalogue.filter { $0.party == .runtime }

  /// The unchanged profile; each budget with an end in sight, the first where relevance counts and
  /// the island is in landscape, one of them shared by the app and one whose reloads are dropped;
  /// older systems; a room.
  static let scenarios = MutantScenarios([
    ("iOS26", []),
    (
      "iOS26",
      [(.dailyReloads, 4), (.budgetBurst, 2), (.relevanceCounts, 1), (.islandInLandscape, 1)]
    ),
    ("iOS26", [(.budgetModel, 2), (.dailyReloads, 3), (.budgetScope, 2)]),
    ("iOS26", [(.budgetModel, 3), (.dailyReloads, 3), (.budgetAnchor, 3_600_000_000)]),
    ("iOS17", [(.dropsOverBudget, 1), (.dailyReloads, 4), (.budgetBurst, 2)]),
    ("iOS14", []),
    ("visionOS26", []),
  ])

  /// The traces of the reference on the first scenarios.
  static let references: [Trace] = (0..<240).compactMap { place in
    let runner = SubjectUnderTest.reference.makeRunner([])
    guard (try? runner.run(scenarios[place])) != nil else { return nil }
    return runner.trace
  }
}
