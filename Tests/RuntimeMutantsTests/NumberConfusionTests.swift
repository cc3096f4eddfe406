import Clauses
import Testing
import WidgetModel

@testable import Campaigns

// Goal: a runtime that takes one number of an event for another is found, whichever the two are.
// Method: the events of the reference's runs say which numbers stand side by side. Each pair is confused by itself, and
// the runtime is judged without the second model, as one behind a pipe is.
@Suite struct NumberConfusionTests {
  @Test(arguments: confusions.filter { explained[$0.id] == nil })
  func `a runtime that confuses two numbers breaks a clause`(confusion: NumberConfusion) {
    let kill = MutantHunt(scenarios: AutomaticMutantTests.scenarios)
      .kill(confusion.id, confusion.subject, by: Self.clauses, hint: nil)
    #expect(kill != nil, "no clause notices \(confusion.id)")
  }

  @Test(arguments: confusions.filter { explained[$0.id] != nil })
  func `a confusion that is explained breaks none`(confusion: NumberConfusion) throws {
    let runner = confusion.subject.makeRunner(Self.clauses)
    for place in AutomaticMutantTests.references.indices {
      try runner.run(AutomaticMutantTests.scenarios[place])
      #expect(runner.violationClasses(of: [.runtime]).isEmpty, "\(confusion.id)")
    }
  }

  @Test func `many pairs of numbers stand side by side, and every explanation is of one`() {
    let ids = Set(Self.confusions.map(\.id))
    #expect(ids.count >= 75)
    #expect(Set(Self.explained.keys).isSubset(of: ids))
    for part in [
      "answered.request", "requested.subject", "committed.", "activityShown.", "tapped.",
    ] {
      #expect(ids.contains { $0.hasPrefix(part) }, "\(part)")
    }
  }

  /// Pairs that no clause can tell apart, each with the reason.
  static let explained = [
    "answered.answer.view-is-memory": "a runtime needs no view of a placeholder or snapshot",
    "answered.answer.view-is-request": "a runtime needs no view of a placeholder or snapshot",
    "presented.number-is-placement":
      "a placed widget has no number, and nothing reads the 0 in its field",
  ]

  static let clauses = Clause.catalogue.filter { $0.party == .runtime && $0.id != "OR-01.runtime" }

  static let confusions = NumberConfusion.all(in: AutomaticMutantTests.references)
}
