/// A system that several lanes use at once, and a sequential model of what they may see.
///
/// No thread and no task is involved. An operation is written as a sequence of atomic steps on a
/// shared state; between two steps another lane may have its turn. When that happens is part of the
/// case, so that every run can be repeated, and a schedule shrinks like anything else.
public protocol ConcurrentMachine: Sendable {
  /// What a lane can do.
  associatedtype Operation: Sendable

  /// What an operation returns.
  associatedtype Response: Equatable

  /// The state that the lanes share.
  associatedtype Shared

  /// An operation that has begun, with what it has seen so far.
  associatedtype Activity

  /// The state of the sequential model; equal states behave alike.
  associatedtype Model: Hashable

  /// How many operations can be under way at once; 2 unless said otherwise.
  ///
  /// Every schedule of two lanes can be drawn. Of more lanes, those that wait have their turn in the
  /// order in which they lost it.
  var lanes: Int { get }

  /// Draws an operation.
  func operation(from source: ChoiceSource) -> Operation

  /// Makes a fresh shared state.
  func makeShared() -> Shared

  /// Begins an operation; nothing is shared yet.
  func begin(_ operation: Operation) -> Activity

  /// Performs the next atomic step of an operation.
  func advance(_ activity: inout Activity, in shared: inout Shared) -> StepOutcome<Response>

  /// The state in which the model begins.
  var initialModel: Model { get }

  /// Performs an operation on the model, all at once.
  func apply(_ operation: Operation, to model: inout Model) -> Response
}

extension ConcurrentMachine {
  /// Two lanes.
  public var lanes: Int { 2 }
}

/// What one atomic step of an operation came to.
public enum StepOutcome<Response> {
  /// There is more to do; another lane may run first.
  case running

  /// Nothing was done, since it has to wait for another lane.
  case blocked

  /// The operation has returned.
  case finished(Response)
}

extension StepOutcome: Sendable where Response: Sendable {}
