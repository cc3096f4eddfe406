/// One reason that the checker of a clause skips a case.
public struct ClauseGuard: Hashable, Sendable {
  /// The clause.
  public let clause: ClauseID

  /// The index among the clause's guards.
  public let number: Int

  /// Creates the name of a guard, whose index the clause must have.
  public init(_ number: Int, of clause: Clause) {
    precondition(clause.guards.indices.contains(number), "\(clause.id) has no guard \(number)")
    self.clause = clause.id
    self.number = number
  }
}
