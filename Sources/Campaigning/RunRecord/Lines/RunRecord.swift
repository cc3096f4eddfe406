import Clauses
import WidgetModel

/// The complete result of one run; every report is a view of it.
///
/// It has no date, duration, path, host, worker count or commit, so a seed gives the same bytes.
public struct RunRecord: Hashable, Sendable {
  /// The description of the run.
  public var header = RecordHeader()
  /// The platform numbers in force.
  public var numbers: [NumberLine] = []
  /// The judged widgets, in the order of the bundle.
  public var widgets: [WidgetLine] = []
  /// The phases of the run, in order.
  public var phases: [PhaseLine] = []
  /// The golden scenarios, by file.
  public var goldens: [GoldenRecordLine] = []
  /// The findings, by clause and class.
  public var findings: [FindingLine] = []
  /// The clauses with their verdicts, in the order of the catalogue.
  public var clauses: [ClauseLine] = []
  /// The expected failures with their states, in the order of their files.
  public var expectations: [ExpectationLine] = []
  /// The agreement of the checkers of provider and view with the seeded faults, by clause.
  public var agreement: [AgreementLine] = []
  /// The inputs that were tried in each condition of placed widgets, if widgets are generated.
  public var reachability: [ReachabilityLine] = []
  /// The harness's own mutants, if they were tested.
  public var mutants: [MutantLine] = []
  /// The cases that could not be finished.
  public var errors: [ErrorLine] = []
  /// The counts of the generators' labels.
  public var labels: [LabelLine] = []
  /// The assumptions behind the runtime and the clauses.
  public var assumptions: [AssumptionLine] = []
  /// The data that the widgets' code asked for and no fixture provides, by kind and name.
  public var outside: [OutsideDataLine] = []
  /// The snapshots for the widgets' pages.
  public var pageSnapshots: [PageSnapshotLine] = []
  /// The simulated days of placed widgets.
  public var days: [DayLine] = []
  /// The end of the record, `nil` if it is partial.
  public var footer: RecordFooter?
  /// The format in which a parsed record was written.
  var writtenFormat = RecordHeader.currentFormat
  /// The location of the run, which is not written to the record.
  public var site: RunSite?

  /// Creates an empty, partial record.
  public init() {}
}

/// The first line: the description of the run.
public struct RecordHeader: Archivable {
  /// The format's version.
  public var format = RecordHeader.currentFormat
  /// The version of the tool that wrote the record.
  public var tool = ""
  /// The purpose of the run.
  public var purpose = Purpose.campaign
  /// The subject's name, such as `reference` or `mutant:off-by-one`.
  public var subject = ""
  /// The subject's own name, empty if it has none in addition to ``subject``.
  public var subjectTitle = ""
  /// The subject's own version.
  public var subjectVersion = ""
  /// True if any violation fails the run, and deadlines hold to the tick.
  public var isExact = false
  /// The platform profile.
  public var profile = ""
  /// The profile's values that the user changed.
  public var settings: [Setting] = []
  /// The seed.
  public var seed: Int64 = 0
  /// The number of random cases of the whole run, in all shards.
  public var cases: Int64 = 0
  /// The number of islands of the whole run.
  public var islands: Int64 = 0
  /// The shard, from 1; 0 for a whole run.
  public var shard: Int64 = 0
  /// The number of shards; 1 for a whole run.
  public var shards: Int64 = 1
  /// The clauses and areas that the user selected; empty for all.
  public var selection: [String] = []
  /// The fingerprint of the generators.
  public var generator = ""
  /// The command that repeats the run, if it cannot be derived from the record.
  public var command = ""
  /// The command that replays a finding; the finding's file is its last argument.
  public var replay = ""
  /// The names in the checked files that have no effect here, each with the location of its use.
  public var inert: [String] = []
  /// The uncalled functions in the checked files whose effects clauses would judge, with locations.
  public var uncalled: [String] = []
  /// The replacements for missing declarations, and what was removed or left out, in words.
  public var standIns: [String] = []
  /// The protections that the kernel lacked while code ran, in words.
  public var isolation: [String] = []
  /// The build settings of the checked project with synthesized values, each with its value.
  public var madeUp: [String] = []

  /// The format version that this code writes.
  public static let currentFormat: Int64 = 2

  /// The purpose of a run.
  public enum Purpose: String, CaseIterable, Hashable, Sendable {
    case campaign
    case mutants
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
    // As large as the option `--cases` takes; merging compares the header and adds nothing of it.
    try archive.integer("cases", &cases, in: 0...Int64.max, default: 0)
    try archive.integer("islands", &islands, in: 0...Int64.max, default: 0)
    try archive.integer("shard", &shard, in: .natural, default: 0)
    try archive.integer("shards", &shards, in: 1...Int64.max, default: 1)
    try archive.texts("selection", &selection, limit: 1000)
    try archive.text("generator", &generator, default: "")
    try archive.text("command", &command, default: "")
    try archive.text("replay", &replay, default: "")
    try archive.texts("inert", &inert, limit: 10_000)
    try archive.texts("uncalled", &uncalled, limit: 10_000)
    try archive.texts("standIns", &standIns, limit: 10_000)
    try archive.texts("madeUp", &madeUp, limit: 1000)
    try archive.texts("isolation", &isolation, limit: 10)
  }
}

/// A number of the profile with its source.
public struct NumberLine: Archivable {
  /// The key.
  public var key = ""
  /// The value as people write it.
  public var value = ""
  /// The kind of source.
  public var source = ""
  /// The fact or assumption that states the number.
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
  /// The number of cases that were run.
  public var cases: Int64 = 0
  /// The number of cases in the domain, 0 if it cannot be counted.
  public var domain: Int64 = 0
  /// The number of cases that the generator discarded.
  public var discarded: Int64 = 0
  /// The number of trace events that were judged.
  public var events: Int64 = 0

  /// True if every case of a counted domain was run.
  public var isExhaustive: Bool { domain > 0 && cases == domain }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
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
  /// The purpose of the scenario.
  public var title = ""
  /// The number of expectations in it.
  public var expectations: Int64 = 0
  /// The unmet expectations, with the actual behaviour.
  public var mismatches: [String] = []
  /// The capabilities that the subject lacks for a comparison; empty if it was compared.
  public var needs: [String] = []

  /// True if the scenario was compared.
  public var isClaimed: Bool { needs.isEmpty }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("file", &file, default: "")
    try archive.text("title", &title, default: "")
    try archive.integer("expectations", &expectations, in: .natural, default: 0)
    try archive.texts("mismatches", &mismatches, limit: 10_000)
    try archive.texts("needs", &needs, limit: 100)
  }
}

/// The cases that could not be finished, for example because the subject crashed.
public struct ErrorLine: Archivable {
  /// The number of cases.
  public var cases: Int64 = 0
  /// The error of the first of them.
  public var text = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("cases", &cases, in: .natural, default: 0)
    try archive.text("text", &text, default: "")
  }
}

/// The number of cases with a label of the generators.
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
    try archive.integer("count", &count, in: .natural, default: 0)
  }
}

/// An assumption of the project.
public struct AssumptionLine: Archivable {
  /// The id.
  public var id = ""
  /// The assumption in one sentence.
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
  /// The reason for an early end: `time`, one of the constants below, or empty.
  public var cut = ""

  /// The value of ``cut`` after a signal.
  public static let interrupted = "interrupted"

  /// The value of ``cut`` after a crash or an endless loop of the subject in this process.
  public static let stopped = "stopped by the subject"

  /// The value of ``cut`` after the first violation, if the run was to end there.
  public static let failFast = "fail-fast"

  /// The value of ``cut`` after too many unfinished cases in a row.
  public static let undecided = "undecided"

  /// Creates the footer of a run in which all clauses held.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("status", &status, in: 0...255, default: 0)
    try archive.text("cut", &cut, default: "")
  }
}

extension RecordHeader {
  /// The subject's name in reports: its own, or the one of the command line.
  public var subjectText: String { subjectTitle.isEmpty ? subject : subjectTitle }
}
