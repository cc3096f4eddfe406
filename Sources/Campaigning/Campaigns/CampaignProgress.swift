import RunRecord
import Synchronization
import WidgetModel

/// The progress of a campaign, which any thread may read at any time.
public final class CampaignProgress: Sendable {
  private let state = Mutex(State())

  /// A snapshot of the progress.
  public struct State: Sendable {
    /// The current activity: a phase, or `shrinking`.
    public var phase = ""
    /// The number of finished cases of the phase.
    public var done = 0
    /// The number of cases of the phase.
    public var total = 0
    /// The number of cases of all phases so far.
    public var cases = 0
    /// The number of distinct findings so far.
    public var findings = 0
    /// The number of runs of the subject while findings are shrunk.
    public var runs = 0
    /// The maximum number of runs that the phase may take, 0 if it has no limit.
    public var runsAtMost = 0
    /// The number of stimuli of all finished cases, with repetitions.
    package(set) public var stimuli = 0
    /// The cases that workers are running now.
    package(set) public var underWay: [CaseUnderWay] = []
  }

  /// Creates the progress of a campaign that has not begun.
  public init() {}

  /// The current state.
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

  package func begin(_ scenario: Scenario, at place: CasePlace) {
    let underWay = CaseUnderWay(scenario, at: place)
    state.withLock { $0.underWay.append(underWay) }
  }

  package func end(_ place: CasePlace) {
    state.withLock { state in
      guard let index = state.underWay.firstIndex(where: { $0.place == place }) else { return }
      state.stimuli += state.underWay.remove(at: index).stimuli
    }
  }

  package func step() { state.withLock { $0.done += 1 } }

  func addFinding() { state.withLock { $0.findings += 1 } }
}

/// The callbacks of a campaign; workers call them one at a time.
public struct CampaignObserver: Sendable {
  /// Called with a finding that is not shrunk yet.
  public var found: @Sendable (FindingLine) -> Void = { _ in }

  /// Called with a finding after it was shrunk, or could not be.
  public var shrunk: @Sendable (FindingLine) -> Void = { _ in }

  /// Called with each finished line of the record, header first.
  public var settled: @Sendable (_ kind: String, _ line: String) -> Void = { _, _ in }

  /// Called with every case in order when all have run; `nil`, the default, keeps none in memory.
  public var observed: (@Sendable (CaseObservation) -> Void)?

  /// Called before each case; true ends the campaign early.
  public var shouldStop: @Sendable () -> Bool = { false }

  /// Called when the campaign stops: true if findings may still be run once to locate them.
  public var showsFindings: @Sendable () -> Bool = { false }

  /// Creates an observer that does nothing.
  public init() {}
}
