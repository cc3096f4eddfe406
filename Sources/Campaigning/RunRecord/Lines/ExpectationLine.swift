import WidgetModel

/// An expected failure with what the run made of it.
public struct ExpectationLine: Archivable {
  /// What a run makes of an expectation.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// It matched a finding, which therefore does not fail the run.
    case matched
    /// Its clause held, or nothing matched: it has to go.
    case stale
    /// Its last day is over, so it no longer counts.
    case expired
    /// The run says nothing about it: its clause or subject was not judged to the end.
    case unjudged
  }

  /// The clause, or the row of facts whose clauses are meant.
  public var clause = ""
  /// The subjects or widgets that are meant, with `*` for any text; empty for all.
  public var subject = ""
  /// The class or message that is meant, with `*` for any text; empty for all.
  public var match = ""
  /// Why the failure is expected.
  public var reason = ""
  /// Where it is followed up.
  public var link = ""
  /// The last day on which it counts.
  public var until = ""
  /// Where it is written down, such as `expectations.jsonl:3`.
  public var place = ""
  /// What the run makes of it.
  public var state = State.matched
  /// The findings that it matched.
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
    try archive.integer("findings", &findings, in: 0...Int64.max, default: 0)
  }
}
