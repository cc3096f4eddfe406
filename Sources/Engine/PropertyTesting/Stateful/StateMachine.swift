/// A system with state, and a simple model that says what it must do.
///
/// A case is a list of commands. It is generated from the model alone, then performed on a fresh
/// system, step by step, until the system contradicts the model. Since generating performs nothing,
/// the shrinker can judge most candidates without a run of the system.
public protocol StateMachine: Sendable {
  /// What is known about the system: a plain value, without a reference to anything shared.
  associatedtype Model

  /// What can be done to the system.
  associatedtype Command: Sendable

  /// The thing under test.
  associatedtype System

  /// What can go wrong; one value for each way that should be told apart.
  associatedtype Failure: Hashable & Comparable & Sendable = String

  /// The state that a fresh system is in.
  var initialModel: Model { get }

  /// The kinds of steps; the first is the simplest. Their number and order must not change.
  var rules: [Rule<Model, Command>] { get }

  /// Whether a command may be performed in a state; asked of every step, also in a replay.
  func isAllowed(_ command: Command, in model: Model) -> Bool

  /// Moves the model on by a command.
  ///
  /// - Parameters:
  ///   - model: The state before the command, then after it.
  ///   - command: What is done; it is allowed.
  ///   - step: The number of the step, to make a ``Reference`` to its result of.
  func advance(_ model: inout Model, by command: Command, as step: Step)

  /// Makes a fresh system.
  func makeSystem() -> System

  /// Performs a command and compares what the system answers with what the model expects.
  ///
  /// - Parameters:
  ///   - command: What to do.
  ///   - step: The number of the step, under which its result may be kept.
  ///   - system: The thing under test.
  ///   - model: The state before the command.
  /// - Returns: What went wrong, nothing if the answer is as expected.
  func perform(
    _ command: Command,
    as step: Step,
    on system: inout System,
    from model: Model
  ) -> [Failure]

  /// The ways in which the system contradicts the model between two steps.
  func contradictions(of system: System, with model: Model) -> [Failure]

  /// The number of a state of the model, `nil` to report none; see ``Fingerprint``.
  ///
  /// States that behave alike should have one fingerprint. It guides the search to new states, and
  /// the shrinker to shorter ways into old ones.
  func fingerprint(of model: Model) -> UInt64?

  /// The number of a state of the system, `nil` to report none.
  ///
  /// It guides the search only: the shrinker knows states from the model.
  func fingerprint(ofSystem system: System) -> UInt64?
}

extension StateMachine {
  /// Allows every command that a rule has drawn.
  public func isAllowed(_ command: Command, in model: Model) -> Bool { true }

  /// Finds no contradiction.
  public func contradictions(of system: System, with model: Model) -> [Failure] { [] }

  /// Reports no state.
  public func fingerprint(of model: Model) -> UInt64? { nil }

  /// Reports no state.
  public func fingerprint(ofSystem system: System) -> UInt64? { nil }
}
