import WidgetModel
import WidgetRuntime

/// The reference with an editor round its steps, who drops, doubles, delays or changes effects, or
/// changes what the runtime remembers.
public struct EditedRuntime: Subject {
  /// What an editor sees of one step, and may change.
  public struct Step {
    /// What the runtime was told.
    public internal(set) var input: Input
    /// When.
    public internal(set) var now: Instant
    /// What the runtime remembered before the step, without its requests, timelines and views.
    ///
    /// Those only grow, so ``state`` has them too; a second owner would make each step copy them.
    public internal(set) var before: RuntimeState
    /// What the runtime remembers now.
    public var state: RuntimeState { didSet { changesState = true } }
    /// What the runtime did; others see what the editor leaves of it.
    public var effects: [Effect]
    /// What the editor itself remembers from step to step.
    public var memory: [Int64]
    /// How many runs the same runtime had before this one.
    public internal(set) var earlierRuns: Int
    /// Whether the editor changed ``state``.
    var changesState = false
  }

  /// Changes a step.
  public typealias Edit = @Sendable (inout Step) -> Void

  private let name: String
  private let edit: Edit
  private var base = ReferenceRuntime()
  private var begunRuns = 0
  /// The last step, kept for the room in its buffers.
  private var step = Step(
    input: .woke,
    now: .start,
    before: RuntimeState(),
    state: RuntimeState(),
    effects: [],
    memory: [],
    earlierRuns: 0
  )

  /// Creates a runtime with an editor.
  public init(name: String, edit: @escaping Edit) {
    self.name = name
    self.edit = edit
  }

  /// Starts a run; the editor forgets what it remembered.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    step.memory = []
    step.earlierRuns = begunRuns
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
    step.input = input
    step.now = now
    step.before = base.state.withoutRecords
    step.effects.removeAll(keepingCapacity: true)
    try base.receive(input, at: now, effects: &step.effects)
    // Lent, not copied: a second owner would make the next input copy what it changes.
    base.exchangeState(for: &step.state, isEdited: false)
    step.changesState = false
    edit(&step)
    base.exchangeState(for: &step.state, isEdited: step.changesState)
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
