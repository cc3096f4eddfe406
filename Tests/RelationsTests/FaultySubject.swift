import WidgetModel
import WidgetRuntime

/// The reference with a fault, which may depend on the setup of the run and on the number of
/// earlier runs.
struct FaultySubject: Subject {
  /// The input of a fault for one step.
  struct Step {
    let setup: Setup
    /// The number of earlier runs of the same runtime.
    let earlierRuns: Int
    /// The inputs of the run so far.
    let inputs: [Input]
  }

  /// Changes the effects of the reference.
  let fault: (Step, inout [Effect]) -> Void

  /// The offset that each run adds to the numbers of requests.
  var numbersMoved = 0

  private var base = ReferenceRuntime()
  private var setup = Setup.empty
  private var runs = 0
  private var inputs: [Input] = []

  init(_ fault: @escaping (Step, inout [Effect]) -> Void = { _, _ in }) { self.fault = fault }

  var nextWake: Instant { base.nextWake }

  mutating func begin(_ setup: Setup) throws -> Hello {
    self.setup = setup
    runs += 1
    inputs = []
    return base.begin(setup)
  }

  mutating func define(_ view: ViewTree, as id: ViewID) throws { try base.define(view, as: id) }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try base.define(timeline, as: id)
  }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    inputs.append(input)
    var told = input
    if case .answered(let id, let answer, let memory) = input {
      told = .answered(RequestID(Int(id.number) - moved), answer, memory: memory)
    }
    var made: [Effect] = []
    try base.receive(told, at: now, effects: &made)
    fault(Step(setup: setup, earlierRuns: runs - 1, inputs: inputs), &made)
    effects += made.map(renumbered)
  }

  mutating func end() throws { base.end() }

  private var moved: Int { numbersMoved * (runs - 1) }

  private func renumbered(_ effect: Effect) -> Effect {
    let name = { (id: RequestID) in RequestID(Int(id.number) + moved) }
    return switch effect {
    case .requested(let id, let kind, let subject): .requested(name(id), kind, subject)
    case .cancelled(let id): .cancelled(name(id))
    case .archived(let id, let renderings): .archived(name(id), renderings: renderings)
    case .committed(let placement, let id, let timeline): .committed(placement, name(id), timeline)
    case .failed(let id, let reason): .failed(name(id), reason)
    default: effect
    }
  }
}
