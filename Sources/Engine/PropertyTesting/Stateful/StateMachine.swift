/// A stateful system, and a simple model of its required behaviour.
///
/// A case is a list of commands. It is generated from the model alone, then performed step by step
/// on a fresh system until the system contradicts the model. Generation performs nothing, so the
/// shrinker can reject most candidates without running the system.
public protocol StateMachine: Sendable {
  /// The known state of the system: a plain value without shared references.
  associatedtype Model

  /// An action on the system.
  associatedtype Command: Sendable

  /// The system under test.
  associatedtype System

  /// A failure; one value for each way of failing that should be distinguished.
  associatedtype Failure: Hashable & Comparable & Sendable = String

  /// The state of a fresh system.
  var initialModel: Model { get }

  /// The kinds of steps, the simplest first; their number and order must be constant.
  var rules: [Rule<Model, Command>] { get }

  /// Returns whether a command is allowed in a state; checked for every step, including replays.
  func isAllowed(_ command: Command, in model: Model) -> Bool

  /// Updates the model for an allowed command.
  ///
  /// A ``Reference`` to the command's result is made from `step`.
  func advance(_ model: inout Model, by command: Command, as step: Step)

  /// Makes a fresh system.
  func makeSystem() -> System

  /// Performs a command and returns the failures; empty if the model expects the response.
  ///
  /// `model` is the state before the command. The system may keep the result under `step`.
  func perform(
    _ command: Command,
    as step: Step,
    on system: inout System,
    from model: Model
  ) -> [Failure]

  /// Returns contradictions between system and model, at the start and after each step.
  func contradictions(of system: System, with model: Model) -> [Failure]

  /// Returns the fingerprint of a state of the model, `nil` to report none; see ``Fingerprint``.
  ///
  /// States that behave alike should have one fingerprint. It guides the search to new states, and
  /// the shrinker to shorter ways into old ones.
  func fingerprint(of model: Model) -> UInt64?

  /// Returns the fingerprint of a state of the system, `nil` to report none.
  ///
  /// It guides the search only: the shrinker uses states of the model.
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
