import WidgetModel

/// An expected failure with its state after the run.
public struct ExpectationLine: Archivable {
  /// The state of an expectation after a run.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// It matched a finding, which therefore does not fail the run.
    case matched
    /// Its clause held, or nothing matched: remove it.
    case stale
    /// Its last day has passed.
    case expired
    /// The run did not fully judge its clause or subject.
    case unjudged
  }

  /// The clause, or the row of facts whose clauses are covered.
  public var clause = ""
  /// The subjects or widgets that are covered, with `*` for any text; empty for all.
  public var subject = ""
  /// The class or message that is covered, with `*` for any text; empty for all.
  public var match = ""
  /// The reason why the failure is expected.
  public var reason = ""
  /// The link to an issue or discussion.
  public var link = ""
  /// The last day on which the expectation counts; empty for no end.
  public var until = ""
  /// The location of the expectation's text, such as `expectations.jsonl:3`.
  public var place = ""
  /// The state after the run.
  public var state = State.matched
  /// The number of findings that it matched.
  public var findings: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("clause", &clause, default: "")
    try archive.text("subject", &subject, default: "")
    try archive.text("match", &match, default: "")
    try archive.text("reason", &reason, default: "")
    try archive.text("link", &link, default: "")
    try archive.text("until", &until, default: "")
    try archive.text("place", &place, default: "")
    try archive.choice("state", &state, isAlwaysWritten: true)
    try archive.integer("findings", &findings, in: .natural, default: 0)
  }
}
