import Clauses
import Testing
import WidgetModel

@testable import RuntimeMutants

// Goal: each mutant behaves differently from the reference, and its own clause says so.
// Method: small and random scenarios alternately, once with the profile's own budget and once with
// one so small that most runs exhaust it. If the clause breaks for the mutant and holds for the
// reference, the two differ.
@Suite struct MutantKillTests {
  @Test(arguments: Mutant.catalogue.filter { $0.equivalent == nil })
  func `a mutant is killed by its own clause, which the reference keeps`(mutant: Mutant) throws {
    let clause = try #require(Clause.catalogue.first { $0.id == mutant.clause })
    let hunt = MutantHunt(
      scenarios: MutantScenarios([
        (mutant.profile, []), (mutant.profile, [(.dailyReloads, 4), (.budgetBurst, 2)]),
      ])
    )
    let kill = hunt.kill(mutant.id, mutant.subject, by: [clause], hint: Self.places[mutant.id])
    #expect(kill == clause.id, "no scenario shows this: \(mutant.summary)")
  }

  @Test func `every remembered place is that of a mutant`() {
    for id in Self.places.keys { #expect(Mutant.named(id) != nil, "\(id) is not a mutant") }
  }
}
