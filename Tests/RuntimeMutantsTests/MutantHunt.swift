import Clauses
import WidgetModel

@testable import Campaigns

/// A search for a scenario on which a clause breaks for a mutant and holds for the reference.
///
/// Most mutants fall to one of the first scenarios. For the others a test remembers the place of one
/// that kills them, so that it need not search. A remembered place is only a hint: where it is out
/// of date, because scenarios are drawn differently by now, all are searched and the place that is
/// found is printed, to be remembered.
struct MutantHunt {
  /// What the search found.
  struct Kill {
    /// The place of the scenario.
    let place: Int
    /// What broke.
    let clause: ClauseID
  }

  /// The scenarios.
  let scenarios: MutantScenarios

  /// The scenarios that are always tried first.
  static let first = 24

  /// The scenarios that are tried at most.
  static let last = 150_000

  /// Searches the first scenarios, then looks at the hint, then searches all.
  ///
  /// - Returns: The first kill; `nil` for a mutant that survives every scenario.
  func kill(
    _ id: String,
    _ subject: SubjectUnderTest,
    by clauses: [Clause],
    hint: Int?
  ) -> Kill? {
    let mutant = subject.makeRunner(clauses)
    let reference = SubjectUnderTest.reference.makeRunner(clauses)
    for place in 0..<Self.first {
      if let kill = kill(mutant, reference, at: place) { return kill }
    }
    if let hint, let kill = kill(mutant, reference, at: hint) { return kill }
    for place in Self.first..<Self.last {
      guard let kill = kill(mutant, reference, at: place) else { continue }
      print("to be remembered: \"\(id)\": \(place),")
      return kill
    }
    return nil
  }

  /// Looks at one scenario; a run that comes to no end is one that the simulation itself kills.
  private func kill(_ mutant: any CaseRunner, _ reference: any CaseRunner, at place: Int) -> Kill? {
    let scenario = scenarios[place]
    guard (try? mutant.run(scenario)) != nil else {
      return Kill(place: place, clause: "the simulation")
    }
    let broken = mutant.violationClasses(of: [.runtime]).map(\.clause)
    guard !broken.isEmpty, (try? reference.run(scenario)) != nil else { return nil }
    let kept = reference.violationClasses(of: [.runtime]).map(\.clause)
    return broken.first { !kept.contains($0) }.map { Kill(place: place, clause: $0) }
  }
}
