import Clauses
import WidgetModel

/// A clause with what a run makes of it.
public struct ClauseLine: Archivable {
  /// What a run makes of a clause.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// It was exercised in every required situation and never broke.
    case held
    /// It broke.
    case broken
    /// It applies, but some required situation was never seen.
    case vacuous
    /// The subject or profile cannot exercise it.
    case notApplicable
    /// It could not be judged.
    case undecided
    /// The subject does not report what the checker needs.
    case notClaimed
    /// It broke as somebody expects it to, and in no other way.
    case expected
  }

  /// The clause's id.
  public var id = ""
  /// A few words for tables.
  public var title = ""
  /// The obligation in one sentence.
  public var statement = ""
  /// How binding it is.
  public var level = Level.required
  /// Whose obligation it is.
  public var party = Party.runtime
  /// The facts and assumptions on which it stands.
  public var sources: [String] = []
  /// What the run makes of it.
  public var verdict = Verdict.held
  /// Why, where the verdict does not speak for itself.
  public var why = ""
  /// The situations with the number of times that each was seen.
  public var situations: [SituationLine] = []
  /// What of its matter went unjudged, for each reason the number of times.
  public var guards: [GuardLine] = []
  /// The cases in which any situation was seen.
  public var cases: Int64 = 0
  /// The cases in which it broke.
  public var broken: Int64 = 0
  /// How often it could not be judged.
  public var undecided: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
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

/// One side of a clause's boundary with the number of times that it was seen.
public struct SituationLine: Archivable {
  /// The situation.
  public var name = ""
  /// Whether the clause is vacuous without it.
  public var isRequired = false
  /// How often it was seen.
  public var count: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.flag("isRequired", &isRequired)
    try archive.integer("count", &count, in: 0...Int64.max, default: 0)
  }
}

/// A reason for which something of a clause's matter goes unjudged, with the number of times that it did.
public struct GuardLine: Archivable {
  /// The reason.
  public var reason = ""
  /// How often something went unjudged for it.
  public var count: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("reason", &reason, default: "")
    try archive.integer("count", &count, in: 0...Int64.max, default: 0)
  }
}

/// What a checker of provider or view made of the faults that the generator seeded.
public struct AgreementLine: Archivable {
  /// The clause.
  public var clause = ""
  /// The answers with the fault that were delivered.
  public var seeded: Int64 = 0
  /// The answers without it that were delivered.
  public var healthy: Int64 = 0
  /// The faults that the checker missed.
  public var missed: Int64 = 0
  /// The faults that the checker reported and nobody seeded.
  public var invented: Int64 = 0
  /// The first disagreement, with its case.
  public var example = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
    try archive.text("clause", &clause, default: "")
    try archive.integer("seeded", &seeded, in: natural, default: 0)
    try archive.integer("healthy", &healthy, in: natural, default: 0)
    try archive.integer("missed", &missed, in: natural, default: 0)
    try archive.integer("invented", &invented, in: natural, default: 0)
    try archive.text("example", &example, default: "")
  }
}
