import Clauses
import WidgetModel

/// Everything that one run has to say; every report is a view of it.
///
/// A record holds no date, duration, path, host, worker count or commit, so that the same seed gives
/// the same bytes everywhere. Without its footer a record is partial and gives no verdict.
public struct RunRecord: Hashable, Sendable {
  /// What was run.
  public var header = RecordHeader()
  /// The platform's numbers in force.
  public var numbers: [NumberLine] = []
  /// The widgets of the bundle, where widgets are judged, in the order of the bundle.
  public var widgets: [WidgetLine] = []
  /// The phases of the run, in their order.
  public var phases: [PhaseLine] = []
  /// The golden scenarios, by file.
  public var goldens: [GoldenRecordLine] = []
  /// What was found, by clause and class.
  public var findings: [FindingLine] = []
  /// The clauses with their verdicts, in the order of the catalogue.
  public var clauses: [ClauseLine] = []
  /// The expected failures with what the run made of them, in the order of their files.
  public var expectations: [ExpectationLine] = []
  /// What the checkers of provider and view made of the seeded faults, by clause.
  public var agreement: [AgreementLine] = []
  /// What was tried in which condition of placed widgets, where widgets are generated.
  public var reachability: [ReachabilityLine] = []
  /// The harness's own mutants, where they were tested.
  public var mutants: [MutantLine] = []
  /// The cases that could not be finished, if there were any.
  public var errors: [ErrorLine] = []
  /// How often the generators did what.
  public var labels: [LabelLine] = []
  /// The assumptions on which the runtime and the clauses stand.
  public var assumptions: [AssumptionLine] = []
  /// What the widgets' code asked for and no fixture gave, by kind and name.
  public var outside: [OutsideDataLine] = []
  /// The snapshots of the widgets that their pages show.
  public var pageSnapshots: [PageSnapshotLine] = []
  /// The simulated days of placed widgets.
  public var days: [DayLine] = []
  /// The end of the record, `nil` of a partial one.
  public var footer: RecordFooter?
  /// The format in which the record was written, once its header was read.
  var writtenFormat = RecordHeader.currentFormat
  /// Where the run was made; it is not written down.
  public var site: RunSite?

  /// Creates an empty, partial record.
  public init() {}
}

/// The first line: what was run.
public struct RecordHeader: Archivable {
  /// The format's version.
  public var format = RecordHeader.currentFormat
  /// The version of the tool that wrote the record.
  public var tool = ""
  /// What the record is of: a campaign, or the test of the mutants.
  public var purpose = Purpose.campaign
  /// The subject's name, such as `reference` or `mutant:off-by-one`.
  public var subject = ""
  /// The name that the subject gave itself, empty where ``subject`` is all there is.
  public var subjectTitle = ""
  /// The version that the subject said it has.
  public var subjectVersion = ""
  /// Whether the subject was judged exactly: a breach of any level fails the run, and what is due is due
  /// within a tick.
  public var isExact = false
  /// The platform profile.
  public var profile = ""
  /// The profile's values that the user changed.
  public var settings: [Setting] = []
  /// The seed.
  public var seed: Int64 = 0
  /// The random cases of the whole run, of all shards together.
  public var cases: Int64 = 0
  /// The islands of the whole run.
  public var islands: Int64 = 0
  /// The shard, counted from 1, and 0 of a whole run.
  public var shard: Int64 = 0
  /// The number of shards, 1 of a whole run.
  public var shards: Int64 = 1
  /// The clauses and areas that the user selected; none stands for all.
  public var selection: [String] = []
  /// The fingerprint of the generators.
  public var generator = ""
  /// The command that makes the record again, where the tool's own command line cannot tell it.
  public var command = ""
  /// The command that runs a finding again; the finding's file is its last word.
  public var replay = ""
  /// The names that checked files use and that change nothing here, each with the place of its use.
  public var inert: [String] = []
  /// The functions of the checked files that nothing calls and that do what clauses judge, each with its place.
  public var uncalled: [String] = []
  /// What stands in for declarations that are not here, and what was taken away or left out, each in words.
  public var standIns: [String] = []
  /// The build settings of the checked project whose values were made up, each with its value.
  public var madeUp: [String] = []

  /// The version that this code writes.
  public static let currentFormat: Int64 = 2

  /// What a record is of.
  public enum Purpose: String, CaseIterable, Hashable, Sendable {
    /// A run of a subject.
    case campaign
    /// The test of the harness by its mutants.
    case mutants
    /// A run of somebody's widgets.
    case widgets
  }

  /// Creates an empty header.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let all = Int64.min...Int64.max
    try archive.integer("format", &format, in: 1...RecordHeader.currentFormat, default: 0)
    try archive.text("tool", &tool, default: "")
    try archive.choice("purpose", &purpose)
    try archive.text("subject", &subject, default: "")
    try archive.text("subjectTitle", &subjectTitle, default: "")
    try archive.text("subjectVersion", &subjectVersion, default: "")
    try archive.flag("isExact", &isExact)
    try archive.text("profile", &profile, default: "")
    try archive.list("settings", &settings, limit: 100)
    try archive.integer("seed", &seed, in: all, default: 0)
    try archive.integer("cases", &cases, in: 0...Int64.max, default: 0)
    try archive.integer("islands", &islands, in: 0...Int64.max, default: 0)
    try archive.integer("shard", &shard, in: 0...Int64.max, default: 0)
    try archive.integer("shards", &shards, in: 1...Int64.max, default: 1)
    try archive.texts("selection", &selection, limit: 1000)
    try archive.text("generator", &generator, default: "")
    try archive.text("command", &command, default: "")
    try archive.text("replay", &replay, default: "")
    try archive.texts("inert", &inert, limit: 10_000)
    try archive.texts("uncalled", &uncalled, limit: 10_000)
    try archive.texts("standIns", &standIns, limit: 10_000)
    try archive.texts("madeUp", &madeUp, limit: 1000)
  }
}

/// A number of the profile with its source.
public struct NumberLine: Archivable {
  /// The key.
  public var key = ""
  /// The value as people write it.
  public var value = ""
  /// Who says so.
  public var source = ""
  /// The fact or assumption that says so.
  public var fact = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("key", &key, default: "")
    try archive.text("value", &value, default: "")
    try archive.text("source", &source, default: "")
    try archive.text("fact", &fact, default: "")
  }
}

/// A phase of a run.
public struct PhaseLine: Archivable {
  /// The phase: `corpus`, `small` or `random`.
  public var name = ""
  /// The cases that were run.
  public var cases: Int64 = 0
  /// The number of cases there are, 0 where nobody can count them.
  public var domain: Int64 = 0
  /// The cases that the generator discarded.
  public var discarded: Int64 = 0
  /// The trace events that were judged.
  public var events: Int64 = 0

  /// Whether every case of a counted domain was run.
  public var isExhaustive: Bool { domain > 0 && cases == domain }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
    try archive.text("name", &name, default: "")
    try archive.integer("cases", &cases, in: natural, default: 0)
    try archive.integer("domain", &domain, in: natural, default: 0)
    try archive.integer("discarded", &discarded, in: natural, default: 0)
    try archive.integer("events", &events, in: natural, default: 0)
  }
}

/// A golden scenario of the corpus.
public struct GoldenRecordLine: Archivable {
  /// The file's path within the corpus.
  public var file = ""
  /// What the scenario shows.
  public var title = ""
  /// How many expectations it states.
  public var expectations: Int64 = 0
  /// Those that were not met, with what happened instead.
  public var mismatches: [String] = []
  /// On what it hangs that the subject does not report or need not know, such as a kind of effects; it was not
  /// compared then.
  public var needs: [String] = []

  /// Whether it was compared.
  public var isClaimed: Bool { needs.isEmpty }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("file", &file, default: "")
    try archive.text("title", &title, default: "")
    try archive.integer("expectations", &expectations, in: 0...Int64.max, default: 0)
    try archive.texts("mismatches", &mismatches, limit: 10_000)
    try archive.texts("needs", &needs, limit: 100)
  }
}

/// The cases that could not be finished, say because the subject died.
public struct ErrorLine: Archivable {
  /// How many they are.
  public var cases: Int64 = 0
  /// What happened in the first of them.
  public var text = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("cases", &cases, in: 0...Int64.max, default: 0)
    try archive.text("text", &text, default: "")
  }
}

/// How often the generators did something.
public struct LabelLine: Archivable {
  /// The label.
  public var name = ""
  /// The number of cases with it.
  public var count: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.integer("count", &count, in: 0...Int64.max, default: 0)
  }
}

/// An assumption of the project.
public struct AssumptionLine: Archivable {
  /// The id.
  public var id = ""
  /// What is assumed.
  public var statement = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("id", &id, default: "")
    try archive.text("statement", &statement, default: "")
  }
}

/// The last line; without it a record is partial.
public struct RecordFooter: Archivable {
  /// The exit status of the run.
  public var status: Int64 = 0
  /// Why the run ended early: empty, `time` when a limit in seconds cut it, ``interrupted``,
  /// ``failFast``, ``undecided`` or ``stopped``.
  public var cut = ""

  /// The word for a run that a signal ended.
  public static let interrupted = "interrupted"

  /// The word for a run that the subject ended, by a crash or a loop in this process.
  public static let stopped = "stopped by the subject"

  /// The word for a run that was to end at the first violation.
  public static let failFast = "fail-fast"

  /// The word for a run in which too many cases in a row could not be finished.
  public static let undecided = "undecided"

  /// Creates the footer of a run in which all held.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("status", &status, in: 0...255, default: 0)
    try archive.text("cut", &cut, default: "")
  }
}

extension RecordHeader {
  /// The subject in the words of a report: as it calls itself, or else as the command line calls it.
  public var subjectText: String { subjectTitle.isEmpty ? subject : subjectTitle }
}
