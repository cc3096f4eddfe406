import Campaigns
import WidgetModel
import WorkerProcesses

// Additional runs of a case: continuations after a crash, and the tours of gallery and previews.
extension WidgetRunner {
  private static let continuationLimit = 6

  /// Runs a case again without the crashing part, until it survives or nothing can be removed.
  ///
  /// Shrinking and replay use no continuations, so that a finding is about its scenario alone.
  func continueCase(after death: WorkerTermination, in scenario: Scenario) throws {
    var (death, scenario) = (death, scenario)
    let limit = continuations.count + WidgetRunner.continuationLimit
    while continuations.count < limit {
      record(death)
      guard let part = CrashCulprit(death), let next = scenario.takingOut(part),
        let further = try keep(next)
      else { return }
      (death, scenario) = (further, next)
    }
  }

  func record(_ death: WorkerTermination) {
    endings.append(death.widget)
    guard let part = CrashCulprit(death) else { return }
    crashes.record(part, takesSeconds: death.takesSeconds)
  }

  func continueCase(with scenario: Scenario) throws {
    if let death = try keep(scenario) { try continueCase(after: death, in: scenario) }
  }

  /// Draws the code's previews and looks at every widget in the gallery, once a campaign.
  ///
  /// Random cases draw no preview, few open the gallery, and fewer do so with missing data. The
  /// findings belong to the first case, each with its own scenario.
  func makeTours() throws {
    let own = (printed, lastDeath)
    defer { (printed, lastDeath) = own }
    for tour in tours {
      // The cases say why they leave code out.
      guard let tried = try? launch.endless.leavingOut(of: tour) else { continue }
      try continueCase(with: tried.scenario)
    }
  }

  /// Runs a scenario and adds its result to the case; returns the crash that ended it, if any.
  private func keep(_ scenario: Scenario) throws -> WorkerTermination? {
    let outcome = try outcome(of: scenario)
    if !isUnjudged(outcome) { try keeping(scenario) { try handle(outcome, scenario) } }
    guard case .death(let death) = outcome else { return nil }
    return death
  }

  func keeping(_ scenario: Scenario, _ body: () throws -> Void) rethrows {
    let own = (tallies, isApplicable, eventCount, seenFeatures)
    try body()
    continuations.append(
      CaseContinuation(
        scenario: scenario,
        tallies: tallies,
        eventCount: eventCount,
        features: seenFeatures
      )
    )
    (tallies, isApplicable, eventCount, seenFeatures) = own
  }
}
