/// An operation and its preemptions.
///
/// A concurrent case is a list of operations in the order in which they begin. Without preemptions
/// each runs to its end before the next begins. A preemption lets the following operations begin
/// while this one is under way, each on the first free lane. Deleting an operation leaves the
/// others' preemptions between the same steps. Most races need one or two preemptions.
///
/// Source: Musuvathi and Qadeer, "Iterative Context Bounding for Systematic Testing of
/// Multithreaded Programs", PLDI 2007.
public struct ScheduledOperation<Operation> {
  /// The operation.
  public let operation: Operation

  /// The preemptions, in order.
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
  /// The operation, followed by its preemptions.
  public var description: String {
    preemptions.reduce("\(operation)") { "\($0), \($1)" }
  }
}

/// The point at which a running operation yields to others.
public struct Preemption: Hashable, Sendable {
  /// The number of atomic steps before it, since the operation's begin or last preemption.
  public let steps: Int

  /// The number of operations that begin before this one resumes.
  ///
  /// It resumes earlier if none is left or no lane is free, later while others have waited longer.
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
  /// A description of the preemption.
  public var description: String { "preempted after \(steps) until \(begins) more began" }
}
