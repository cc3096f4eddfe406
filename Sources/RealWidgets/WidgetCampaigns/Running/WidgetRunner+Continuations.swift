import Campaigns
import WidgetModel
import WorkerProcesses

// What stands beside a case: how it goes on past a crash, and the looks at the gallery.
extension WidgetRunner {
  /// How often a case goes on: each time something else is taken out of it.
  private static let continuationLimit = 6

  /// Runs a case again without what ended it, until it comes to its end or nothing is left to take out.
  ///
  /// While something is shrunk or replayed nothing goes on, so that a finding is about its scenario alone.
  func goOn(after death: WorkerTermination, in scenario: Scenario) throws {
    var (death, scenario) = (death, scenario)
    let limit = continuations.count + WidgetRunner.continuationLimit
    while continuations.count < limit {
      note(death)
      guard let part = CrashCulprit(death), let next = scenario.takingOut(part),
        let further = try keep(next)
      else { return }
      (death, scenario) = (further, next)
    }
  }

  func note(_ death: WorkerTermination) {
    endings.append(death.widget)
    guard let part = CrashCulprit(death) else { return }
    crashes.note(part, isEndless: death.isEndlessLoop)
  }

  /// Runs a case from which something was left out at the beginning.
  func goOn(with scenario: Scenario) throws {
    if let death = try keep(scenario) { try goOn(after: death, in: scenario) }
  }

  /// Draws the code's previews and looks at every widget in the gallery, once a campaign: random cases draw no preview,
  /// few open the gallery, and fewer with data that is missing.
  ///
  /// What is found stands beside the first case, with a scenario of its own.
  func makeTours() throws {
    let own = (printed, lastDeath)
    defer { (printed, lastDeath) = own }
    for tour in tours { try goOn(with: tour) }
  }

  /// Runs a scenario and keeps what it shows beside the case's own; the death that ended it, if one did.
  private func keep(_ scenario: Scenario) throws -> WorkerTermination? {
    let outcome = try outcome(of: scenario)
    try keeping(scenario) { try take(outcome, scenario) }
    guard case .death(let death) = outcome else { return nil }
    return death
  }

  /// Keeps what a scenario shows beside what the case itself does.
  func keeping(_ scenario: Scenario, _ take: () throws -> Void) rethrows {
    let own = (tallies, isApplicable, eventCount, seenFeatures)
    try take()
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
