import Clauses

/// What makes two violations one finding: the clause, and the class of the violation.
public struct ViolationClass: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The clause that broke.
  public let clause: ClauseID

  /// The class of the violation in one or two words.
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
  public var ofAnyKind: ViolationClass { ViolationClass(clause: clause, kind: "") }

  /// The clause and the class, as findings are called.
  public var description: String {
    widget.isEmpty ? "\(clause)-\(kind)" : "\(clause)-\(kind)-\(widget)"
  }

  /// Orders classes by clause, then by kind.
  public static func < (left: ViolationClass, right: ViolationClass) -> Bool {
    (left.clause, left.kind, left.widget) < (right.clause, right.kind, right.widget)
  }
}

extension ViolationClass {
  /// The class of a violation of a clause.
  init(_ violation: Violation, of clause: ClauseID) {
    self.init(clause: clause, kind: violation.kind, widget: violation.widget)
  }

  /// The classes that count against some parties, without repeats, in order.
  ///
  /// - Parameters:
  ///   - tallies: What was found of each clause.
  ///   - clauses: The clauses.
  ///   - places: Where to look; elsewhere nothing was found.
  ///   - parties: The parties.
  /// - Returns: Each class once, the least first.
  static func all(
    in tallies: [Tally],
    of clauses: [Clause],
    at places: some Sequence<Int>,
    _ parties: Set<Party>
  ) -> [Self] {
    var found: [ViolationClass] = []
    for place in places
    where !tallies[place].violations.isEmpty && parties.contains(clauses[place].party) {
      for violation in tallies[place].violations {
        let violationClass = ViolationClass(violation, of: clauses[place].id)
        if !found.contains(violationClass) { found.append(violationClass) }
      }
    }
    return found.inOrder()
  }
}
