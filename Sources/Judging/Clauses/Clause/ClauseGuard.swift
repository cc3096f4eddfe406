/// One reason for which the checker of a clause lets something pass unjudged.
public struct ClauseGuard: Hashable, Sendable {
  /// The clause.
  public let clause: ClauseID

  /// Its place among the clause's guards.
  public let number: Int

  /// Names a guard.
  ///
  /// - Precondition: The clause has so many.
  public init(_ number: Int, of clause: Clause) {
    precondition(clause.guards.indices.contains(number), "\(clause.id) has no guard \(number)")
    self.clause = clause.id
    self.number = number
  }
}
