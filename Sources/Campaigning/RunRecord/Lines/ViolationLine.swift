import Clauses
import WidgetModel

/// One clause that a finding breaks: the finding's main clause, or one that breaks of the same cause.
public struct ViolationLine: Archivable, Hashable {
  /// The clause's id.
  public var clause = ""
  /// The class of the violation.
  public var kind = ""
  /// The kind of the widget whose code broke the clause, empty where no widget did.
  public var widget = ""
  /// The place in the subject's source, such as `Feed.swift:41`; empty when none is known.
  public var source = ""
  /// Why the violation is expected, empty of one that is not.
  public var expected = ""
  /// What happened in the finding's scenario, in a sentence with its numbers.
  public var message = ""
  /// What stands for ``message`` where the finding's own scenario does not show the violation.
  ///
  /// What another case showed differs from shard to shard.
  public static let elsewhere = "in other cases than this one"

  /// The cases that showed it.
  public var cases: Int64 = 0

  /// The name that its finding would have if it stood alone.
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
    try archive.integer("cases", &cases, in: 0...Int64.max, default: 0)
  }
}

extension FindingLine {
  /// Everything that the finding breaks, the main clause first.
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

  /// What of a clause the finding breaks, none if it does not break it.
  public func violations(of clause: String) -> [ViolationLine] {
    violations.filter { $0.clause == clause }
  }

  /// Whether the finding breaks a clause, as its main clause or beside it.
  public func breaks(_ clause: String) -> Bool {
    self.clause == clause || also.contains { $0.clause == clause }
  }

  /// Whether the finding is about a widget.
  public func concerns(widget kind: String) -> Bool {
    widget == kind || also.contains { $0.widget == kind }
  }

  /// Whether all that the finding breaks is expected.
  ///
  /// An expectation of one clause never hides another clause that breaks of the same cause.
  public var isExpected: Bool { !expected.isEmpty && also.allSatisfy { !$0.expected.isEmpty } }

  /// The clauses of some violations, each once, in their order.
  public static func distinctClauses(of violations: [ViolationLine]) -> [ClauseID] {
    violations.map { ClauseID($0.clause) }.reduce(into: []) { known, id in
      if !known.contains(id) { known.append(id) }
    }
  }
}
