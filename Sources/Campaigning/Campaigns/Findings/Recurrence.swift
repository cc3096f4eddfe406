import Clauses
import RunRecord
import WidgetModel

/// Whether a finding shows again when its scenario runs alone in a fresh process.
///
/// Cases of real code share a process. One may depend on what ran before it, or on the order of the
/// process's hash tables.
struct Recurrence {
  /// The scenario, with the seed of its hash tables when it needs one.
  private(set) var scenario: Scenario

  /// Whether it shows.
  private(set) var recurs = true

  /// What a reader must know of it, empty when there is nothing.
  private(set) var remark = ""

  /// Runs the scenario of a violation by itself; code that has no hash order needs no run.
  ///
  /// The runner is ready for single scenarios then.
  init(
    of violationClass: ViolationClass,
    _ violation: FoundViolation,
    _ scenario: Scenario,
    _ runner: any CaseRunner,
    _ parties: Set<Party>
  ) {
    self.scenario = scenario
    let shows = { (scenario: Scenario) in
      runner.begin(.single)
      guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return false }
      return runner.violationClasses(of: parties).contains(violationClass)
    }
    guard violation.hashSeed != 0 else {
      runner.begin(.single)
      return
    }
    if shows(scenario) { return }
    var seeded = scenario
    seeded.device.surroundings.hashSeed = violation.hashSeed
    if shows(seeded) {
      self.scenario = seeded
      remark =
        "it depends on the order of sets or dictionaries: the scenario keeps the seed of that order"
      return
    }
    recurs = false
    // Each further run has the same process behind it.
    runner.begin(.single)
    let later = (1...Recurrence.repetitions).contains { _ in
      (try? runner.run(scenario, keepsTrace: false)) != nil
        && runner.violationClasses(of: parties).contains(violationClass)
    }
    remark =
      later
      ? "it happens only after the same code has run before in the same process: something is kept "
        + "from run to run, such as a static variable"
      : "it did not happen again in \(Recurrence.runs) runs of the scenario by itself: it may depend on "
        + "what other scenarios left in the same process, such as a static variable, or on real time"
  }

  /// How often a scenario is run in one process to see whether it depends on earlier runs.
  private static let repetitions = 3

  /// How often a scenario is run before it counts as one that does not show again.
  static let runs = 2 + repetitions
}
