import Clauses
import WidgetModel

/// One clause that a finding breaks: the main clause, or one with the same cause.
public struct ViolationLine: Archivable, Hashable {
  /// The clause's id.
  public var clause = ""
  /// The class of the violation.
  public var kind = ""
  /// The kind of the widget whose code broke the clause, empty if no widget did.
  public var widget = ""
  /// The source location, such as `Feed.swift:41`; empty if unknown.
  public var source = ""
  /// The reason why the violation is expected, empty if it is not.
  public var expected = ""
  /// The violation in the finding's scenario, in one sentence with numbers.
  public var message = ""
  /// The ``message`` of a violation in other cases only, whose own text would depend on the shard.
  public static let elsewhere = "in other cases than this one"

  /// The number of cases that showed it.
  public var cases: Int64 = 0

  /// The name of the finding if this were its main violation.
  public var name: String { FindingLine.name(clause, kind, widget) }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("clause", &clause, default: "")
    try archive.text("kind", &kind, default: "")
    try archive.text("widget", &widget, default: "")
    try archive.text("source", &source, default: "")
    try archive.text("expected", &expected, default: "")
    try archive.text("message", &message, default: "")
    try archive.integer("cases", &cases, in: .natural, default: 0)
  }
}

extension FindingLine {
  /// All violations of the finding, the main clause first.
  public var violations: [ViolationLine] {
    var main = ViolationLine()
    main.clause = clause
    main.kind = kind
    main.widget = widget
    main.source = source
    main.expected = expected
    main.message = message
    main.cases = cases
    return [main] + also
  }

  /// Returns the violations of one clause.
  public func violations(of clause: String) -> [ViolationLine] {
    violations.filter { $0.clause == clause }
  }

  /// Returns true if the finding breaks a clause, as its main clause or another one.
  public func breaks(_ clause: String) -> Bool {
    self.clause == clause || also.contains { $0.clause == clause }
  }

  /// Returns true if the finding is about a widget.
  public func concerns(widget kind: String) -> Bool {
    widget == kind || also.contains { $0.widget == kind }
  }

  /// True if every violation is expected: an expectation of one clause never hides a different one.
  public var isExpected: Bool { !expected.isEmpty && also.allSatisfy { !$0.expected.isEmpty } }

  /// Returns the distinct clauses of the given violations, in order.
  public static func distinctClauses(of violations: [ViolationLine]) -> [ClauseID] {
    violations.map { ClauseID($0.clause) }.reduce(into: []) { known, id in
      if !known.contains(id) { known.append(id) }
    }
  }
}
