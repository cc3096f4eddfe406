import Clauses

/// The identity of a finding: the clause, and the class of the violation.
public struct ViolationClass: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The clause that broke.
  public let clause: ClauseID

  /// The class of the violation in one or two words.
  public let kind: String

  /// The kind of the real widget whose code broke the clause; empty if no widget did.
  public let widget: String

  /// Creates a class.
  public init(clause: ClauseID, kind: String, widget: String = "") {
    self.clause = clause
    self.kind = kind
    self.widget = widget
  }

  /// The same for all classes of the clause, for a subject with a single fault.
  public var ofAnyKind: ViolationClass { ViolationClass(clause: clause, kind: "") }

  /// The clause and the class, as in the names of findings.
  public var description: String {
    widget.isEmpty ? "\(clause)-\(kind)" : "\(clause)-\(kind)-\(widget)"
  }

  /// Orders classes by clause, then by kind.
  public static func < (left: ViolationClass, right: ViolationClass) -> Bool {
    (left.clause, left.kind, left.widget) < (right.clause, right.kind, right.widget)
  }
}

extension ViolationClass {
  init(_ violation: Violation, of clause: ClauseID) {
    self.init(clause: clause, kind: violation.kind, widget: violation.widget)
  }

  /// Returns the distinct classes that count against some parties, in order; only the tallies at
  /// `places` can have results.
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
