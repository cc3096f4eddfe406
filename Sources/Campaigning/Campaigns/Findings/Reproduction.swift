import Clauses
import RunRecord
import WidgetModel

/// The reproduction of a finding alone, in a fresh process.
///
/// Cases otherwise share one, and may depend on earlier cases or the order of its hash tables.
struct Reproduction {
  /// The scenario, with the seed of its hash tables if it needs one.
  private(set) var scenario: Scenario

  /// The scenarios that have to run before it in the same process; usually none.
  private(set) var earlier: [Scenario] = []

  /// True if the finding was reproduced.
  private(set) var recurs = true

  /// A note for readers, empty if there is none.
  private(set) var remark = ""

  /// Runs the violation's scenario alone, unless the subject has neither hash order nor kept
  /// process.
  ///
  /// `before` ran earlier in that process. Afterwards the runner is ready for single scenarios.
  init(
    of violationClass: ViolationClass,
    _ violation: FoundViolation,
    _ scenario: Scenario,
    after before: @autoclosure () -> [Scenario],
    _ runner: any CaseRunner,
    _ parties: Set<Party>
  ) {
    self.scenario = scenario
    let shows = { (earlier: [Scenario], scenario: Scenario) in
      runner.beginProcess(with: earlier)
      guard (try? runner.run(scenario, keepsTrace: false)) != nil else { return false }
      return runner.violationClasses(of: parties).contains(violationClass)
    }
    if runner.keepsProcess {
      guard !shows([], scenario) else { return }
      findEarlier(before()) { shows($0, scenario) }
    } else if violation.hashSeed != 0 {
      guard !shows([], scenario) else { return }
      findHashSeed(violation.hashSeed, violationClass, runner, parties) { shows([], $0) }
    } else {
      runner.begin(.single)
    }
  }

  /// Finds the earlier scenarios that a runtime needs to show the violation.
  private mutating func findEarlier(_ before: [Scenario], shows: ([Scenario]) -> Bool) {
    guard !before.isEmpty, shows(before) else {
      recurs = false
      remark =
        "it did not recur when its scenario ran in a new process, alone or after the cases before it: it "
        + "may depend on real time or on the runtime's own random numbers"
      return
    }
    earlier = DeltaDebugging.needed(of: before, shows)
    remark =
      "it shows only after other cases: something survives `begin`. The scenario keeps what has to run before it "
      + "in the same process"
  }

  /// Finds the cause in real code: the order of hash tables, or earlier runs of the scenario.
  private mutating func findHashSeed(
    _ hashSeed: Int64,
    _ violationClass: ViolationClass,
    _ runner: any CaseRunner,
    _ parties: Set<Party>,
    shows: (Scenario) -> Bool
  ) {
    var seeded = scenario
    seeded.device.surroundings.hashSeed = hashSeed
    if shows(seeded) {
      scenario = seeded
      remark =
        "it depends on the order of sets or dictionaries: the scenario keeps the seed of that order"
      return
    }
    recurs = false
    // These runs share one process, unlike those before.
    runner.begin(.single)
    let later = (1...Reproduction.repetitions).contains { _ in
      (try? runner.run(scenario, keepsTrace: false)) != nil
        && runner.violationClasses(of: parties).contains(violationClass)
    }
    remark =
      later
      ? "it happens only after the same code has run before in the same process: something is kept "
        + "from run to run, such as a static variable"
      : "it did not happen again in \(Reproduction.runs) runs of the scenario by itself: it may depend on "
        + "what other scenarios left in the same process, such as a static variable, or on real time"
  }

  /// The number of runs in one process to detect a dependence on earlier runs.
  private static let repetitions = 3

  /// The number of runs before a finding counts as flaky.
  static let runs = 2 + repetitions
}

extension CaseRunner {
  /// Begins a new process, if the subject keeps one, with scenarios whose verdicts are ignored.
  func beginProcess(with earlier: [Scenario]) {
    begin(.single)
    for scenario in earlier { try? run(scenario, keepsTrace: false) }
  }
}
