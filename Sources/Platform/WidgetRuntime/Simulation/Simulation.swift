import WidgetModel

/// Drives runs: one scenario, one subject and one source of answers at a time.
///
/// Time is virtual: the earliest of an answer, a wake-up and a stimulus is next, at one instant in
/// this order. The ``trace`` gets each input but `woke`, and each effect, with its instant, the
/// phone's wall date and its cause. Keep one simulation for many runs to reuse its buffers.
///
/// ```swift
/// let simulation = Simulation()
/// var runtime = ReferenceRuntime()
/// var code = ScriptedSource(scenario)
/// try simulation.run(scenario, subject: &runtime, source: &code)
/// print(simulation.trace.events.count)
/// ```
public final class Simulation {
  /// The limits of a run.
  public let limits: SimulationLimits

  private var run: SimulationRun

  /// Creates a simulation.
  public init(limits: SimulationLimits = SimulationLimits()) {
    self.limits = limits
    run = SimulationRun(limits: limits)
  }

  /// The last run's trace, up to its error if any; without events unless ``keepsEvents``.
  public var trace: Trace { run.trace }

  /// True if the trace keeps its events, which is needed only to read them after the run.
  public var keepsEvents: Bool {
    get { run.keepsEvents }
    set { run.keepsEvents = newValue }
  }

  /// The number of events in the last run, kept or not.
  public var eventCount: Int { run.eventCount }

  /// Moves the trace of the last run out, without a copy.
  public func takeTrace() -> Trace {
    var taken = Trace()
    swap(&taken, &run.trace)
    return taken
  }

  /// Runs a scenario from its start to its length, including events at exactly that instant.
  ///
  /// `setup` is the scenario's setup, if already resolved.
  ///
  /// - Throws: ``SimulationError`` if the run does not come to its end, and any error of the
  ///   subject.
  @discardableResult
  public func run<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ scenario: Scenario,
    setup: Setup? = nil,
    subject: inout S,
    source: inout Source,
    observer: inout Observer
  ) throws -> Hello {
    guard let setup = setup ?? scenario.setup else {
      throw SimulationError.noProfile(scenario.profile)
    }
    return try run.run(scenario, setup, &subject, &source, &observer)
  }

  /// Runs a scenario without an observer.
  ///
  /// - Throws: ``SimulationError`` if the run does not come to its end, and any error of the
  ///   subject.
  @discardableResult
  public func run<S: Subject, Source: TimelineSource>(
    _ scenario: Scenario,
    subject: inout S,
    source: inout Source
  ) throws -> Hello {
    var observer = NoObserver()
    return try run(scenario, subject: &subject, source: &source, observer: &observer)
  }
}
