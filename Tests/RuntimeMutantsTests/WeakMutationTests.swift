// Goal: the conclusions about all mutants from one run of the reference are right: a mutant that is
// not killed weakly does not break its clause, and a mutant whose place a run does not reach is not
// killed.
import Clauses
import Testing
import WidgetModel

@testable import Campaigns
@testable import RuntimeMutants

@Suite struct WeakMutationTests {
  @Test func `a scenario that breaks a mutant's clause kills the mutant weakly`() {
    var mutation = WeakMutation(Mutant.catalogue)
    var kills = 0
    let byProfile = Dictionary(grouping: Mutant.catalogue, by: \.profile).mapValues {
      let profile = $0[0].profile
      return MutantScenarios([
        (profile, []), (profile, [(.dailyReloads, 4), (.budgetBurst, 2)]),
      ])
    }
    for mutant in Mutant.catalogue {
      guard let scenarios = byProfile[mutant.profile] else { continue }
      let hint = MutantKillTests.places[mutant.id].flatMap(scenarios.scenario(named:))
      let runner = mutant.subject.makeRunner(Clause.catalogue.filter { $0.id == mutant.clause })
      for scenario in (0..<4).map({ scenarios[$0] }) + [hint].compactMap(\.self) {
        guard (try? runner.run(scenario, keepsTrace: false)) != nil,
          !runner.violationClasses(of: [.runtime]).isEmpty
        else { continue }
        kills += 1
        let isKilled = zip(Mutant.catalogue, mutation.isKilled(by: scenario))
          .first { $0.0.id == mutant.id }?.1
        #expect(isKilled == true, "\(mutant.id)")
      }
    }
    #expect(kills > 200)
  }

  @Test func `where nothing happens only numbers, other runs and the harness are in doubt`() {
    var mutation = WeakMutation(Mutant.catalogue)
    let killed = zip(Mutant.catalogue, mutation.isKilled(by: Scenario())).filter(\.1).map(\.0)
    #expect(!killed.isEmpty)
    for mutant in killed {
      let isInDoubt =
        switch mutant.fault {
        case .harness: true
        case .decisions(let decisions):
          if case .number = decisions.change { true } else { false }
        case .edit: false
        }
      #expect(isInDoubt || Clause.named(mutant.clause)?.relation != nil, "\(mutant.id)")
    }
  }
}
