import Clauses

/// What makes two breaches one finding: the clause, and the class of the breach.
public struct BreachClass: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The clause that broke.
  public let clause: ClauseID

  /// The class of the breach in one or two words.
  public let kind: String

  /// Creates a class.
  public init(clause: ClauseID, kind: String) {
    self.clause = clause
    self.kind = kind
  }

  /// All classes of the clause taken as one, for a subject whose single fault shows in several ways.
  public var ofAnyKind: BreachClass { BreachClass(clause: clause, kind: "") }

  /// The clause and the class, as findings are called.
  public var description: String { "\(clause)-\(kind)" }

  /// Orders classes by clause, then by kind.
  public static func < (left: BreachClass, right: BreachClass) -> Bool {
    (left.clause, left.kind) < (right.clause, right.kind)
  }
}
