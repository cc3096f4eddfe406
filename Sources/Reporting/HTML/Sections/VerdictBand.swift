import Clauses
import RunRecord

/// The top of the page: the result in a sentence, what was run, and how to run it again.
struct VerdictBand {
  /// What is reported.
  let record: RunRecord

  /// The band.
  var html: HTML {
    let outcome = Outcome(record)
    return element("header", .class("band \(outcome.tone.rawValue)"), .id(Fragment("verdict"))) {
      element("p", .class("kicker")) {
        "WidgetCheck conformance report"
        if record.header.purpose == .mutants { " · test of the harness by its mutants" }
      }
      element("h1") {
        element("span", .class("seal"), .named("aria-hidden", "true")) { outcome.symbol }
        element("span") { headline ?? outcome.sentence }
      }
      lead
      if headline != nil { element("p", .class("summary")) { outcome.sentence } }
      if !outcome.remarks.isEmpty {
        element("ul", .class("remarks")) {
          outcome.remarks.map { remark in element("li") { remark } }
        }
      }
      element("div", .class("columns")) {
        element("div") {
          facts
          element("p", .class("label")) { "Run it again" }
          commandBlock(record.command)
          // The page names no folder, so that it is the same wherever it is written.
          element("p", .class("note")) {
            "It writes to "
            code("Reports/latest")
            ", or to the folder that "
            code("--output")
            " names."
          }
        }
        if !record.clauses.isEmpty { LevelBars(clauses: record.clauses).html }
      }
    }
  }

  /// What the first finding says is not kept, `nil` where the run did not fail by one.
  private var headline: String? {
    guard let first, Outcome(record).tone == .broken,
      let title = record.clause(first.clause)?.title, !title.isEmpty
    else { return nil }
    return "Not kept: \(title)"
  }

  private var first: FindingLine? { LeadFinding.first(of: findings) }

  private var findings: [FindingLine] { record.findings(sortedByLevel: { _ in true }) }

  private var lead: HTML {
    guard let first else { return .nothing }
    let pages = WidgetPage.paths(of: record)
    let others = findings.filter { $0.name != first.name }
    return .group([
      LeadFinding(finding: first, record: record, target: pages[first.widget] ?? "").html,
      FurtherFindings(findings: others) { .link($0.fragment) }.html,
    ])
  }

  private var facts: HTML {
    let header = record.header
    let selection = header.selection.joined(separator: ", ")
    let settings = header.settings.map { "\($0.key.rawValue) = \($0.value)" }
      .joined(separator: ", ")
    let subject = [header.subject, header.subjectVersion].filter { !$0.isEmpty }
    let all = [
      ("Subject", subject.joined(separator: " ")), ("Profile", header.profile),
      ("Changed", settings), ("Seed", header.purpose != .mutants ? header.seedText : ""),
      ("Random cases", grouped(header.cases)),
      ("Selection", selection),
      ("Shard", header.shard > 0 ? "\(header.shard) of \(header.shards)" : ""),
      ("Generators", header.generator), ("Tool", header.tool),
    ]
    let list = element("dl", .class("facts")) {
      all.filter { !$0.1.isEmpty }.map { name, value in
        element("div") {
          element("dt") { name }
          element("dd") { value }
        }
      }
    }
    return .group([list, lists])
  }

  /// What was left out, stood in for or made up: lists that may be long, and fold.
  private var lists: HTML {
    let header = record.header
    let all = [
      ("Stands in for what is not here", header.standIns),
      ("Without effect here", header.inert),
      ("Not run, since nothing calls it", header.uncalled),
      ("Made up for Info.plist", header.madeUp),
    ]
    return .group(
      all.filter { !$0.1.isEmpty }.map { name, items in
        element("details") {
          element("summary") { "\(name): \(items.count)" }
          element("ul") { items.map { item in element("li") { item } } }
        }
      }
    )
  }
}
