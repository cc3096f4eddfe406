import WidgetModel
import WidgetRuntime

/// The reference runtime with an editor that changes the effects or the state of its steps.
public struct EditedRuntime: Subject {
  /// One step of the runtime, as an editor sees and may change it.
  public struct Step {
    /// The input of the step.
    public internal(set) var input: Input
    /// The instant of the step.
    public internal(set) var now: Instant
    /// The state before the step, without its requests, timelines and views.
    ///
    /// Those only grow, so ``state`` has them as well; a second owner would force a copy in each
    /// step.
    public internal(set) var before: RuntimeState
    /// The state after the step.
    public var state: RuntimeState { didSet { changesState = true } }
    /// The effects of the runtime, which the editor may change before they are sent.
    public var effects: [Effect]
    /// The editor's own memory from step to step.
    public var memory: [Int64]
    /// The number of earlier runs of the same runtime.
    public internal(set) var earlierRuns: Int
    var changesState = false
  }

  /// A change of a step.
  public typealias Edit = @Sendable (inout Step) -> Void

  private let name: String
  private let edit: Edit
  private var base = ReferenceRuntime()
  private var begunRuns = 0
  /// The last step, kept to reuse its buffers.
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

  /// Starts a run and clears the editor's memory.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    step.memory = []
    step.earlierRuns = begunRuns
    begunRuns += 1
    var hello = base.begin(setup)
    hello.name = name
    return hello
  }

  /// Defines a view tree.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try base.define(view, as: id)
  }

  /// Defines a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  /// Runs the reference on an input, and the editor on the resulting step.
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    step.input = input
    step.now = now
    step.before = base.state.withoutRecords
    step.effects.removeAll(keepingCapacity: true)
    try base.receive(input, at: now, effects: &step.effects)
    // Lent, not copied: a second owner would make the next input copy all that it changes.
    base.exchangeState(for: &step.state, isEdited: false)
    step.changesState = false
    edit(&step)
    base.exchangeState(for: &step.state, isEdited: step.changesState)
    effects.append(contentsOf: step.effects)
  }

  /// The instant at which the reference asks to be woken.
  public var nextWake: Instant { base.nextWake }

  /// Ends the run.
  public mutating func end() throws { base.end() }
}

extension RuntimeState {
  /// A copy without the large records, which a second owner would force each step to copy.
  var withoutRecords: RuntimeState {
    var state = self
    state.core.requests.all = []
    state.core.timelines = []
    state.core.views = []
    return state
  }
}
