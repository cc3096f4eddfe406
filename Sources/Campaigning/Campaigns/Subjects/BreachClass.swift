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

extension BreachClass {
  /// The class of a breach of a clause.
  init(_ breach: Breach, of clause: ClauseID) {
    self.init(clause: clause, kind: breach.kind, widget: breach.widget)
  }

  /// The classes that count against some parties, without repeats, in order.
  static func all(in tallies: [Tally], of clauses: [Clause], _ parties: Set<Party>) -> [Self] {
    var found: [BreachClass] = []
    for (clause, tally) in zip(clauses, tallies)
    where !tally.breaches.isEmpty && parties.contains(clause.party) {
      for breach in tally.breaches {
        let breachClass = BreachClass(breach, of: clause.id)
        if !found.contains(breachClass) { found.append(breachClass) }
      }
    }
    return found.sorted()
  }
}
