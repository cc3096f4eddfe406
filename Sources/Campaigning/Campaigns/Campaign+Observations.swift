import RunRecord
import ScenarioGeneration

extension Campaign {
  /// Keeps the observation of a case if the observer asks for observations.
  func observe(
    _ generated: GeneratedScenario,
    _ runner: any CaseRunner,
    _ classes: [ViolationClass],
    at place: CasePlace,
    in tally: inout CaseTally
  ) {
    guard observer.observed != nil else { return }
    let tallies = runner.tallies
    let seen = runner.eventful.map { index in tallies[index].situations.count { $0 > 0 } }
    let observation = CaseObservation(
      generated.scenario,
      at: place,
      classes.isEmpty ? .passed : .failed,
      reason: classes.map(\.description).joined(separator: ", "),
      counting: [
        "events": runner.eventCount,
        "clauses exercised": seen.count { $0 > 0 },
        "situations seen": seen.reduce(0, +),
      ]
    )
    tally.observations.append(observation)
  }

  func observe(
    _ generated: GeneratedScenario,
    error: any Error,
    at place: CasePlace,
    in tally: inout CaseTally
  ) {
    guard observer.observed != nil else { return }
    let reason = String("\(error)".prefix { !$0.isNewline })
    tally.observations.append(
      CaseObservation(generated.scenario, at: place, .gaveUp, reason: reason, counting: [:])
    )
  }

  func reportObservations(_ observations: [CaseObservation]) {
    guard let observed = observer.observed else { return }
    for observation in observations.sorted(by: { $0.place < $1.place }) { observed(observation) }
  }
}
