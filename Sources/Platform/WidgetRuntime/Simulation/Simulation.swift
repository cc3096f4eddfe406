import WidgetModel

/// Drives runs: one scenario, one subject and one source of answers at a time.
///
/// Time is virtual. The simulation always advances the earliest of an answer of the source, a
/// wake-up of the subject and a stimulus of the scenario; at one instant in this order. It writes
/// the ``trace``: each input but `woke`, and each effect, with its instant, the phone's wall date and
/// its cause.
///
/// A simulation is made once and used for many runs, since it keeps its buffers.
///
/// ```swift
/// let simulation = Simulation()
/// var runtime = ReferenceRuntime()
/// var code = ScriptedSource(scenario)
/// try simulation.run(scenario, subject: &runtime, source: &code)
/// print(simulation.trace.events.count)
/// ```
public final class Simulation {
  /// How much a run may do.
  public let limits: SimulationLimits

  private var run: SimulationRun

  /// Creates a simulation.
  public init(limits: SimulationLimits = SimulationLimits()) {
    self.limits = limits
    run = SimulationRun(limits: limits)
  }

  /// What happened in the last run, up to its error if it had one; without its events where they are not
  /// kept.
  public var trace: Trace { run.trace }

  /// Whether the trace keeps its events, which only those who read them afterwards need.
  public var keepsEvents: Bool {
    get { run.keepsEvents }
    set { run.keepsEvents = newValue }
  }

  /// How many events the last run had, kept or not.
  public var eventCount: Int { run.eventCount }

  /// Gives the trace of the last run away, so that it need not be copied.
  public func takeTrace() -> Trace {
    var taken = Trace()
    swap(&taken, &run.trace)
    return taken
  }

  /// Runs a scenario from its start to its length, events at exactly that instant included.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - setup: The scenario's setup, by who has resolved it already.
  ///   - subject: The runtime that is judged.
  ///   - source: The widgets' code.
  ///   - observer: Who looks at the events while they happen.
  /// - Returns: How the subject introduced itself.
  /// - Throws: ``SimulationError`` when the run comes to no end, and whatever the subject throws.
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

  /// Runs a scenario that nobody observes.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - subject: The runtime that is judged.
  ///   - source: The widgets' code.
  /// - Returns: How the subject introduced itself.
  /// - Throws: ``SimulationError`` when the run comes to no end, and whatever the subject throws.
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
