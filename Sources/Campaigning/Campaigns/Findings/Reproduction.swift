import Clauses
import RunRecord
import WidgetModel

/// Whether a finding shows again when its scenario runs alone in a fresh process.
///
/// Cases of real code, and those of a runtime in another process, share a process. One may depend on what ran before
/// it, or on the order of the process's hash tables.
struct Reproduction {
  /// The scenario, with the seed of its hash tables when it needs one.
  private(set) var scenario: Scenario

  /// The scenarios that have to run before it in the same process; most findings need none.
  private(set) var earlier: [Scenario] = []

  /// Whether it shows.
  private(set) var recurs = true

  /// What a reader must know of it, empty when there is nothing.
  private(set) var remark = ""

  /// Runs the scenario of a violation by itself; what neither has a hash order nor keeps a process needs no run.
  ///
  /// The runner is ready for single scenarios then.
  ///
  /// - Parameters:
  ///   - violationClass: What has to show.
  ///   - violation: The case that showed it.
  ///   - scenario: The case's scenario.
  ///   - before: The scenarios that ran before in the same process.
  ///   - runner: What runs it.
  ///   - parties: The parties whose violations count.
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

  /// Looks for the scenarios without which a runtime does not show the violation.
  private mutating func findEarlier(_ before: [Scenario], shows: ([Scenario]) -> Bool) {
    guard !before.isEmpty, shows(before) else {
      recurs = false
      remark =
        "it did not show again when its scenario ran in a new process, by itself or after the cases before it: it "
        + "may depend on real time or on random numbers of the runtime's own"
      return
    }
    earlier = DeltaDebugging.needed(of: before, shows)
    remark =
      "it shows only after other cases: something survives `begin`. The scenario keeps what has to run before it "
      + "in the same process"
  }

  /// Looks for what else real code depends on: the order of hash tables, or runs of the same scenario before.
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
    // Each further run has the same process behind it.
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

  /// How often a scenario is run in one process to see whether it depends on earlier runs.
  private static let repetitions = 3

  /// How often a scenario is run before it counts as one that does not show again.
  static let runs = 2 + repetitions
}

extension CaseRunner {
  /// Begins a new process, where the subject keeps one, and runs scenarios in it whose verdicts nobody asks for.
  func beginProcess(with earlier: [Scenario]) {
    begin(.single)
    for scenario in earlier { try? run(scenario, keepsTrace: false) }
  }
}
