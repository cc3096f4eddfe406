import RunRecord
import ScenarioGeneration
import WidgetModel

/// A case that a worker is running, to explain why a campaign makes no progress.
public struct CaseUnderWay: Hashable, Sendable {
  /// The case.
  public var place: CasePlace
  /// The length of its scenario in virtual time.
  public var length: Interval
  /// The number of its stimuli, with repetitions.
  public var stimuli: Int
  /// The number of the thread that runs it.
  package var thread: UInt

  /// Computes a scenario's size in O(stimuli), repetitions not counted.
  init(_ scenario: Scenario, at place: CasePlace) {
    self.place = place
    length = scenario.length
    stimuli = scenario.repeatedStimuli
    thread = CrashGuard.ownThread
  }
}
