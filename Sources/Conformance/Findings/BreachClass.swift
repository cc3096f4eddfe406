import Clauses

/// What makes two breaches one finding: the clause, and the class of the breach.
public struct BreachClass: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The clause that broke.
  public let clause: ClauseID

  /// The class of the breach in one or two words.
  public let kind: String

  /// The kind of the real widget whose code broke the clause; empty where no widget did.
  public let widget: String

  /// Creates a class.
  public init(clause: ClauseID, kind: String, widget: String = "") {
    self.clause = clause
    self.kind = kind
    self.widget = widget
  }

  /// All classes of the clause taken as one, for a subject whose single fault shows in several ways.
  public var ofAnyKind: BreachClass { BreachClass(clause: clause, kind: "") }

  /// The clause and the class, as findings are called.
  public var description: String {
    widget.isEmpty ? "\(clause)-\(kind)" : "\(clause)-\(kind)-\(widget)"
  }

  /// Orders classes by clause, then by kind.
  public static func < (left: BreachClass, right: BreachClass) -> Bool {
    (left.clause, left.kind, left.widget) < (right.clause, right.kind, right.widget)
  }
}
