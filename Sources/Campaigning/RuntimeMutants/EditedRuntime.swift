import WidgetModel
import WidgetRuntime

/// The reference with an editor round its steps, who drops, doubles, delays or changes effects, or
/// changes what the runtime remembers.
public struct EditedRuntime: Subject {
  /// What an editor sees of one step, and may change.
  public struct Step {
    /// What the runtime was told.
    public let input: Input
    /// When.
    public let now: Instant
    /// What the runtime remembered before the step, without its requests, timelines and views.
    ///
    /// Those only grow, so ``state`` has them too; a second owner would make each step copy them.
    public let before: RuntimeState
    /// What the runtime remembers now.
    public var state: RuntimeState
    /// What the runtime did; others see what the editor leaves of it.
    public var effects: [Effect]
    /// What the editor itself remembers from step to step.
    public var memory: [Int64]
    /// How many runs the same runtime had before this one.
    public let earlierRuns: Int
    /// Whether the editor changed ``state``; otherwise the change is not taken over.
    public var changesState = false
  }

  /// Changes a step.
  public typealias Edit = @Sendable (inout Step) -> Void

  private let name: String
  private let edit: Edit
  private var base = ReferenceRuntime()
  private var memory: [Int64] = []
  private var begunRuns = 0
  private var made: [Effect] = []

  /// Creates a runtime with an editor.
  public init(name: String, edit: @escaping Edit) {
    self.name = name
    self.edit = edit
  }

  /// Starts a run; the editor forgets what it remembered.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    memory = []
    begunRuns += 1
    var hello = base.begin(setup)
    hello.name = name
    return hello
  }

  /// Learns of a view tree.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try base.define(view, as: id)
  }

  /// Learns of a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  /// Lets the reference take the input, and the editor change what comes of it.
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    let before = base.state.withoutRecords
    made.removeAll(keepingCapacity: true)
    try base.receive(input, at: now, effects: &made)
    var step = Step(
      input: input,
      now: now,
      before: before,
      state: base.state,
      effects: made,
      memory: memory,
      earlierRuns: begunRuns - 1
    )
    edit(&step)
    memory = step.memory
    if step.changesState { base.state = step.state }
    effects.append(contentsOf: step.effects)
  }

  /// When the reference wants to be woken.
  public var nextWake: Instant { base.nextWake }

  /// Ends the run.
  public mutating func end() throws { base.end() }
}

extension RuntimeState {
  /// The state without its requests, timelines and views, which a second owner would make each step copy.
  var withoutRecords: RuntimeState {
    var state = self
    state.requests = []
    state.timelines = []
    state.views = []
    return state
  }
}
