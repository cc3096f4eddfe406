/// An operation, and when it loses its turn.
///
/// A concurrent case is a list of operations in the order in which they begin. Without a preemption
/// each runs to its end before the next one begins. A preemption lets the following operations begin
/// while this one is under way, each on the first lane that is free. So a case with few preemptions is
/// simple to read, lanes cannot be exchanged for one another, and when an operation is deleted the
/// preemptions of the others still fall between the same two steps. Most races need one or two.
///
/// Source: Musuvathi and Qadeer, "Iterative Context Bounding for Systematic Testing of Multithreaded
/// Programs", PLDI 2007.
public struct ScheduledOperation<Operation> {
  /// What is done.
  public let operation: Operation

  /// When the operation loses its turn, in order.
  public let preemptions: [Preemption]

  /// Creates a scheduled operation.
  public init(_ operation: Operation, _ preemptions: [Preemption] = []) {
    self.operation = operation
    self.preemptions = preemptions
  }
}

extension ScheduledOperation: Equatable where Operation: Equatable {}
extension ScheduledOperation: Hashable where Operation: Hashable {}
extension ScheduledOperation: Sendable where Operation: Sendable {}

extension ScheduledOperation: CustomStringConvertible {
  /// The operation and, behind it, its preemptions.
  public var description: String {
    preemptions.reduce("\(operation)") { "\($0), \($1)" }
  }
}

/// An operation that is under way loses its turn.
public struct Preemption: Hashable, Sendable {
  /// How many atomic steps the operation makes before, since its begin or its preemption before.
  public let steps: Int

  /// How many operations begin before it goes on.
  ///
  /// It goes on earlier when none is left or no lane is free, later while others that waited longer
  /// have their turn.
  public let begins: Int

  /// Creates a preemption.
  ///
  /// - Precondition: `steps` is positive, and `begins` is not negative.
  public init(after steps: Int, for begins: Int) {
    precondition(steps > 0 && begins >= 0, "no preemption after \(steps) for \(begins)")
    self.steps = steps
    self.begins = begins
  }
}

extension Preemption: CustomStringConvertible {
  /// The preemption in words.
  public var description: String { "preempted after \(steps) until \(begins) more began" }
}
