import RunRecord
import ScenarioGeneration
import WidgetModel

/// A case that a worker is running, for those who show why a campaign does not move on.
public struct CaseUnderWay: Hashable, Sendable {
  /// The case.
  public var place: CasePlace
  /// How long its scenario lasts, in virtual time.
  public var length: Interval
  /// How many stimuli it has, each repetition counted.
  public var stimuli: Int
  /// The number of the thread that runs it.
  package var thread: UInt

  /// Reads a scenario's size.
  ///
  /// - Complexity: O(stimuli), repetitions not counted.
  init(_ scenario: Scenario, at place: CasePlace) {
    self.place = place
    length = scenario.length
    stimuli = scenario.repeatedStimuli
    thread = CrashGuard.ownThread
  }
}
