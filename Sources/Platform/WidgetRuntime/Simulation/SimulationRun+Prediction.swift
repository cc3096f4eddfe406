import WidgetModel

extension SimulationRun {
  /// Returns the inputs of a subject like the reference, or `nil` if the source cannot know.
  ///
  /// Nothing is judged by it: it saves a remote subject most of the waiting.
  static func prediction<Source: TimelineSource>(
    _ scenario: Scenario,
    _ setup: Setup,
    _ source: Source,
    limits: SimulationLimits
  ) -> Lookahead? {
    guard source.foreseenAnswers(0) != nil else { return nil }
    var source = source
    var reference = RecordedReference()
    var observer = NoObserver()
    var run = SimulationRun(limits: limits)
    run.keepsEvents = false
    guard (try? run.run(scenario, setup, &reference, &source, &observer)) != nil else { return nil }
    return reference.course(until: run.end)
  }
}
