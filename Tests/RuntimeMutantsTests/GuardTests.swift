import Clauses
import ScenarioGeneration
import Testing
import WidgetModel

@testable import Campaigns

// Goal: no guard of a checker skips anything other than it claims, without a verdict that changes.
// Method: each guard is inverted by itself, and the reference is judged, with scripts for widgets.
// A guard must be noticed or, if it has no condition that could be inverted, be met. Any other
// guard must be explained; an explanation for a noticed one is out of date.
@Suite struct GuardTests {
  @Test func `a guard that is turned round changes a verdict, or is explained`() throws {
    let clauses = Clause.catalogue.filter { $0.inapplicable(to: .scripted) == nil }
    var hunt = GuardHunt(clauses)
    let names = Set(hunt.trials.map(\.name))
    #expect(names.count == hunt.trials.count)
    for name in Self.explained.keys { #expect(names.contains(name), "“\(name)” is no guard") }
    for words in Self.explainedForms.keys {
      #expect(hunt.trials.contains { $0.words == words }, "“\(words)” are not a guard's words")
    }
    for name in Self.places.keys { #expect(names.contains(name), "“\(name)” is no guard") }
    let scenarios = AutomaticMutantTests.scenarios
    for place in 0..<GuardHunt.first { try hunt.inspect(scenarios[place]) }
    for scenario in Self.rarePhones { try hunt.inspect(scenario) }
    for trial in hunt.settled {
      #expect(Self.explanation(of: trial) == nil, "“\(trial.name)” is noticed, and explained")
    }
    hunt.trials.removeAll { Self.explanation(of: $0) != nil }
    for hint in distinct(hunt.trials.compactMap { Self.places[$0.name] }) {
      if let scenario = scenarios.scenario(named: hint) { try hunt.inspect(scenario) }
    }
    for place in GuardHunt.first..<GuardHunt.last where !hunt.trials.isEmpty {
      for trial in try hunt.inspect(scenarios[place]) {
        print("to be remembered: \"\(trial.name)\": \"\(scenarios.name(of: place))\",")
      }
    }
    for trial in hunt.trials {
      let fate = trial.judge.wasNegatedAsked ? "not noticed when it is turned round" : "never met"
      Issue.record("“\(trial.name)” is \(fate), and nobody says why")
    }
    print("guards: \(hunt.settled.count) of \(names.count) are noticed or met")
  }

  private static func explanation(of trial: GuardHunt.Trial) -> String? {
    explained[trial.name] ?? explainedForms[trial.words]
  }
}
