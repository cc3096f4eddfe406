import Clauses
import WidgetModel

/// A clause with its verdict and counts.
public struct ClauseLine: Archivable {
  /// The verdict of a run on a clause.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// It was exercised in every required situation and never broke.
    case held
    case broken
    /// It applies, but some required situation was never seen.
    case vacuous
    /// The subject or profile cannot exercise it.
    case notApplicable
    case undecided
    /// The subject does not report what the checker needs.
    case notClaimed
    /// It broke only as expected.
    case expected
  }

  /// The clause's id.
  public var id = ""
  /// The title for tables.
  public var title = ""
  /// The obligation in one sentence.
  public var statement = ""
  /// The level of obligation.
  public var level = Level.required
  /// The party that has the obligation.
  public var party = Party.runtime
  /// The facts and assumptions behind the clause.
  public var sources: [String] = []
  /// The verdict.
  public var verdict = Verdict.held
  /// The reason, if the verdict needs one.
  public var why = ""
  /// The situations with their counts.
  public var situations: [SituationLine] = []
  /// The guards with their counts: reasons why the checker skipped a case.
  public var guards: [GuardLine] = []
  /// The number of cases in which any situation was seen.
  public var cases: Int64 = 0
  /// The number of cases in which it broke.
  public var broken: Int64 = 0
  /// The number of times that it could not be judged.
  public var undecided: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.text("id", &id, default: "")
    try archive.text("title", &title, default: "")
    try archive.text("statement", &statement, default: "")
    try archive.choice("level", &level, isAlwaysWritten: true)
    try archive.choice("party", &party, isAlwaysWritten: true)
    try archive.texts("sources", &sources, limit: 100)
    try archive.choice("verdict", &verdict, isAlwaysWritten: true)
    try archive.text("why", &why, default: "")
    try archive.list("situations", &situations, limit: 100)
    try archive.list("guards", &guards, limit: 100)
    try archive.integer("cases", &cases, in: natural, default: 0)
    try archive.integer("broken", &broken, in: natural, default: 0)
    try archive.integer("undecided", &undecided, in: natural, default: 0)
  }
}

/// One side of a clause's boundary, and how often it was seen.
public struct SituationLine: Archivable {
  /// The situation.
  public var name = ""
  /// True if the clause is vacuous without it.
  public var isRequired = false
  /// The number of times that it was seen.
  public var count: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.flag("isRequired", &isRequired)
    try archive.integer("count", &count, in: .natural, default: 0)
  }
}

/// A reason why a clause's checker skips, and how often it did.
public struct GuardLine: Archivable {
  /// The reason.
  public var reason = ""
  /// The number of skips.
  public var count: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("reason", &reason, default: "")
    try archive.integer("count", &count, in: .natural, default: 0)
  }
}

/// The agreement of a provider or view checker with the faults that the generator seeded.
public struct AgreementLine: Archivable {
  /// The clause's id.
  public var clause = ""
  /// The number of answers with the fault that were delivered.
  public var seeded: Int64 = 0
  /// The number of answers without it that were delivered.
  public var healthy: Int64 = 0
  /// The number of faults that the checker missed.
  public var missed: Int64 = 0
  /// The number of reported faults that were not seeded.
  public var invented: Int64 = 0
  /// The first disagreement, with its case.
  public var example = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.text("clause", &clause, default: "")
    try archive.integer("seeded", &seeded, in: natural, default: 0)
    try archive.integer("healthy", &healthy, in: natural, default: 0)
    try archive.integer("missed", &missed, in: natural, default: 0)
    try archive.integer("invented", &invented, in: natural, default: 0)
    try archive.text("example", &example, default: "")
  }
}
