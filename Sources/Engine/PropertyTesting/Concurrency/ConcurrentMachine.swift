/// A system that several lanes use concurrently, and its sequential model.
///
/// No thread or task is involved. An operation is a sequence of atomic steps on a shared state;
/// between two steps another lane may run. The schedule is part of the case, so every run is
/// repeatable and the schedule shrinks like any other choice.
public protocol ConcurrentMachine: Sendable {
  /// An operation that a lane can perform.
  associatedtype Operation: Sendable

  /// The result of an operation.
  associatedtype Response: Equatable

  /// The state that the lanes share.
  associatedtype Shared

  /// The local state of an operation under way.
  associatedtype Activity

  /// The state of the sequential model; equal states behave alike.
  associatedtype Model: Hashable

  /// The maximum number of concurrent operations; 2 by default.
  ///
  /// Two lanes can have any schedule. With more, waiting lanes run in the order in which they were
  /// preempted.
  var lanes: Int { get }

  /// Draws an operation.
  func operation(from source: ChoiceSource) -> Operation

  /// Makes a fresh shared state.
  func makeShared() -> Shared

  /// Begins an operation, without access to the shared state.
  func begin(_ operation: Operation) -> Activity

  /// Performs the next atomic step of an operation.
  func advance(_ activity: inout Activity, in shared: inout Shared) -> StepOutcome<Response>

  /// The initial state of the model.
  var initialModel: Model { get }

  /// Performs an operation on the model, atomically.
  func apply(_ operation: Operation, to model: inout Model) -> Response
}

extension ConcurrentMachine {
  /// Two lanes.
  public var lanes: Int { 2 }
}

/// The outcome of one atomic step of an operation.
public enum StepOutcome<Response> {
  /// The operation has more steps; another lane may run first.
  case running

  /// The step did nothing, because it has to wait for another lane.
  case blocked

  case finished(Response)
}

extension StepOutcome: Sendable where Response: Sendable {}
