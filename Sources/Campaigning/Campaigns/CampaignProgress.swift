import RunRecord
import Synchronization
import WidgetModel

/// How far a campaign has come, for whoever shows it; read at any time from any thread.
public final class CampaignProgress: Sendable {
  private let state = Mutex(State())

  /// A moment of a campaign.
  public struct State: Sendable {
    /// What is being done: a phase, or `shrinking`.
    public var phase = ""
    /// The cases of the phase that are done.
    public var done = 0
    /// The cases of the phase.
    public var total = 0
    /// The cases of all phases so far.
    public var cases = 0
    /// The distinct findings so far.
    public var findings = 0
    /// The runs of the subject in a phase that counts them: while findings are shrunk.
    public var runs = 0
    /// The most runs that the phase may take, 0 where nobody counts.
    public var runsAtMost = 0
    /// The stimuli of all cases that are done, each repetition counted.
    package(set) public var stimuli = 0
    /// The cases that the workers are running.
    package(set) public var underWay: [CaseUnderWay] = []
  }

  /// Creates the progress of a campaign that has not begun.
  public init() {}

  /// The moment now.
  public var now: State { state.withLock { $0 } }

  package func begin(_ phase: String, total: Int, runsAtMost: Int = 0) {
    state.withLock {
      $0.phase = phase
      $0.done = 0
      $0.total = total
      $0.runs = 0
      $0.runsAtMost = runsAtMost
    }
  }

  func count(runs: Int) { state.withLock { $0.runs += runs } }

  func advance(by count: Int = 1) {
    state.withLock {
      $0.done += count
      $0.cases += count
    }
  }

  /// Notes that a worker begins a case.
  package func begin(_ scenario: Scenario, at place: CasePlace) {
    let underWay = CaseUnderWay(scenario, at: place)
    state.withLock { $0.underWay.append(underWay) }
  }

  /// Notes that a worker has done a case.
  package func end(_ place: CasePlace) {
    state.withLock { state in
      guard let index = state.underWay.firstIndex(where: { $0.place == place }) else { return }
      state.stimuli += state.underWay.remove(at: index).stimuli
    }
  }

  package func step() { state.withLock { $0.done += 1 } }

  func addFinding() { state.withLock { $0.findings += 1 } }
}

/// Who wants to know of findings as they come up; called from the workers, one at a time.
public struct CampaignObserver: Sendable {
  /// Told of a finding that is not shrunk yet.
  public var found: @Sendable (FindingLine) -> Void = { _ in }

  /// Told of a finding after it was shrunk, or could not be.
  public var shrunk: @Sendable (FindingLine) -> Void = { _ in }

  /// Told of the record as far as it goes, header first, whenever a line is settled.
  public var settled: @Sendable (_ kind: String, _ line: String) -> Void = { _, _ in }

  /// Given every case when all have run, in their order; `nil`, the default, keeps none in memory.
  public var observed: (@Sendable (CaseObservation) -> Void)?

  /// Asked before each case; true ends the campaign with what it has.
  public var shouldStop: @Sendable () -> Bool = { false }

  /// Asked when the campaign is to stop: whether what was found may still be run once for its lines.
  public var showsFindings: @Sendable () -> Bool = { false }

  /// Creates an observer that watches nothing.
  public init() {}
}
