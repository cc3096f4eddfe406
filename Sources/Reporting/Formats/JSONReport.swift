import Clauses
import RunRecord
import WidgetModel

/// A record as one JSON document for programs: the verdict, the findings, and what was not judged.
///
/// Fields without a value are left out. The article `Formats` describes the fields.
struct JSONReport {
  static let format: Int64 = 1

  private let list: DiagnosticList

  private var record: RunRecord { list.record }

  init(_ list: DiagnosticList) { self.list = list }

  var text: String {
    let header = record.header
    let settings = header.settings.map { setting in
      JSON.Member(setting.key.rawValue, .string(setting.value))
    }
    let outcome = Outcome(record)
    return JSON.record([
      "format": .number(JSONReport.format),
      "tool": .record(["name": .string("widgetcheck"), "version": .string(header.tool)]),
      "subject": .record([
        "name": .string(header.subject), "title": .string(header.subjectText),
        "version": .words(header.subjectVersion),
      ]),
      "profile": .string(header.profile),
      "settings": settings.isEmpty ? nil : .object(settings),
      "seed": .string(header.seedText),
      "cases": .number(header.cases),
      "shard": header.shard > 0 ? .string("\(header.shard)/\(header.shards)") : nil,
      "command": .string(record.command),
      "verdict": .record([
        "word": .string(word), "status": record.footer.map { .number($0.status) },
        "sentence": .string(outcome.sentence), "cut": .words(record.footer?.cut ?? ""),
      ]),
      "counts": .object(Level.allCases.map { JSON.Member($0.rawValue, counts(of: $0)) }),
      "findings": .array(list.findings.map(JSONReport.finding)),
      "problems": .array(list.problems.map(JSONReport.problem)),
      "notJudged": .array(notJudged),
      "notes": .list(outcome.remarks + notes),
    ]).document
  }

  /// The name of the exit status, or `partial` for a record without a verdict.
  private var word: String {
    guard let footer = record.footer, !record.isPartial else { return "partial" }
    return ExitStatus(rawValue: Int32(clamping: footer.status)).map { "\($0)" } ?? "unknown"
  }

  private func counts(of level: Level) -> JSON {
    let tally = LevelTally(level, of: record.clauses)
    return .object(
      ClauseLine.Verdict.allCases.map { JSON.Member($0.rawValue, .number(tally[$0])) }
    )
  }

  private static func finding(_ diagnostic: FindingDiagnostic) -> JSON {
    let finding = diagnostic.finding
    return .record([
      "clause": .string(finding.clause),
      "title": .string(diagnostic.title),
      "statement": diagnostic.clause.flatMap { .words($0.statement) },
      "level": .string(diagnostic.level.rawValue),
      "party": diagnostic.clause.map { .string($0.party.rawValue) },
      "failsRun": .bool(diagnostic.isFailing),
      "class": .words(finding.kind),
      "widget": .words(diagnostic.widget),
      "kind": .words(finding.widget),
      "message": .string(finding.message),
      "place": place(finding.source, diagnostic.place),
      "advice": .words(diagnostic.advice),
      "expected": .words(finding.comparison.expected),
      "actual": .words(finding.comparison.actual),
      "limit": .words(finding.comparison.limitWithSource),
      "excused": .words(finding.expected),
      "remark": .words(finding.remark),
      "also": finding.also.isEmpty ? nil : .list(diagnostic.further),
      "cases": .number(finding.cases),
      "firstSeen": .string(finding.origin),
      "sources": diagnostic.clause.map { .list($0.sources) },
      "replay": .string(diagnostic.replay),
      "scenario": .string(diagnostic.scenario),
      "fingerprint": .string(diagnostic.fingerprint),
    ])
  }

  /// Returns a location, or only its name if several files match.
  private static func place(_ source: String, _ place: FilePlace?) -> JSON? {
    guard let place else { return JSON.words(source).map { .record(["name": $0]) } }
    return .record(["file": .string(place.file), "line": .number(Int64(place.line))])
  }

  private static func problem(_ concern: Highlight) -> JSON {
    .record([
      "kind": .string("\(concern.kind)"),
      "failsRun": .bool(concern.isFailing),
      "title": .string(concern.title),
      "message": .string(concern.message),
      "command": .words(concern.command),
    ])
  }

  /// The clauses that were not decided, and the parts of widgets that were not seen.
  private var notJudged: [JSON] {
    let clauses = record.clauses.filter { ![.held, .broken, .expected].contains($0.verdict) }
      .map { clause in
        let isVacuous = clause.verdict == .vacuous
        return JSON.record([
          "clause": .string(clause.id), "verdict": .string(clause.verdict.rawValue),
          "reason": .words(isVacuous ? clause.unseen : clause.why),
        ])
      }
    let widgets = record.widgets.flatMap { widget in
      record.gaps(of: widget).map { gap in
        JSON.record([
          "widget": .string(widget.type.isEmpty ? widget.kind : widget.type),
          "reason": .string(gap),
        ])
      }
    }
    return clauses + widgets
  }

  /// Sentences about changes to the checked code.
  private var notes: [String] {
    let header = record.header
    return header.isolation.map { "Isolation: \($0)." }
      + header.standIns.map { "Replaced: \($0)." }
      + header.madeUp.map { "Made up: \($0)." }
      + header.inert.map { "Without effect here: \($0)." }
      + header.uncalled.map { "Not run, since nothing calls it: \($0)." }
  }
}
