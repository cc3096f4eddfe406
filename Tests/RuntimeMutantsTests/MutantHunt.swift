import Clauses
import WidgetModel

@testable import Campaigns

/// A search for a scenario on which a clause breaks for a mutant and holds for the reference.
///
/// Most mutants are killed by one of the first scenarios. For the others, a test remembers the name
/// of a scenario that kills them, so that it need not search. A remembered name is only a hint: if
/// it is out of date, because scenarios are now drawn differently, all are searched and the name of
/// the new one is printed.
struct MutantHunt {
  let scenarios: MutantScenarios

  /// The scenarios that are always tried first.
  static let first = 24

  /// The maximum number of scenarios to try.
  static let last = 150_000

  /// Searches the first scenarios, then tries the hint, then searches all.
  ///
  /// - Returns: The clause that breaks; `nil` for a mutant that survives every scenario.
  func kill(
    _ id: String,
    _ subject: SubjectUnderTest,
    by clauses: [Clause],
    hint: String?
  ) -> ClauseID? {
    let mutant = subject.makeRunner(clauses)
    let reference = SubjectUnderTest.reference.makeRunner(clauses)
    for place in 0..<Self.first {
      if let kill = kill(mutant, reference, scenarios[place]) { return kill }
    }
    if let scenario = hint.flatMap(scenarios.scenario(named:)),
      let kill = kill(mutant, reference, scenario)
    {
      return kill
    }
    for place in Self.first..<Self.last {
      guard let kill = kill(mutant, reference, scenarios[place]) else { continue }
      print("to be remembered: \"\(id)\": \"\(scenarios.name(of: place))\",")
      return kill
    }
    return nil
  }

  /// Tries one scenario; a run that does not end is one that the simulation itself kills.
  private func kill(
    _ mutant: any CaseRunner,
    _ reference: any CaseRunner,
    _ scenario: Scenario
  ) -> ClauseID? {
    guard (try? mutant.run(scenario)) != nil else { return "the simulation" }
    let broken = mutant.violationClasses(of: [.runtime]).map(\.clause)
    guard !broken.isEmpty, (try? reference.run(scenario)) != nil else { return nil }
    let kept = reference.violationClasses(of: [.runtime]).map(\.clause)
    return broken.first { !kept.contains($0) }
  }
}
