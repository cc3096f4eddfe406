import Clauses
import RunRecord

/// The top of the page: the result in a sentence, the run, and the command that repeats it.
struct VerdictBand {
  let record: RunRecord

  var html: HTML {
    let outcome = Outcome(record)
    return element("header", .class("band \(outcome.tone.rawValue)"), .id(Fragment("verdict"))) {
      element("p", .class("kicker")) {
        "WidgetCheck conformance report"
        if record.header.purpose == .mutants { " · test of the harness by its mutants" }
      }
      element("h1") {
        element("span", .class("seal"), .named("aria-hidden", "true")) { outcome.symbol }
        element("span") { prose(headline ?? outcome.sentence) }
      }
      lead
      if headline != nil { element("p", .class("summary")) { outcome.sentence } }
      if !outcome.remarks.isEmpty {
        element("ul", .class("remarks")) {
          outcome.remarks.map { remark in element("li") { prose(remark) } }
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

  /// The longest message for a headline.
  private static let headlineLimit = 110

  /// The headline of a failed run: the first finding's message, or its clause if that is long.
  private var headline: String? {
    if isUndecided, let reason = record.errors.first?.reason {
      return reason.prefix(1).uppercased() + reason.dropFirst()
    }
    guard let first, Outcome(record).tone == .broken else { return nil }
    if isHeadlineMessage { return String(first.sentence.dropLast()) }
    let title = record.clause(first.clause)?.title ?? ""
    return title.isEmpty ? nil : "Broken: \(title)"
  }

  private var isUndecided: Bool { Outcome(record).tone == .undecided }

  private var isHeadlineMessage: Bool {
    guard let first, Outcome(record).tone == .broken else { return false }
    return !first.message.isEmpty && first.message.count <= VerdictBand.headlineLimit
  }

  private var first: FindingLine? { LeadFinding.first(of: findings) }

  private var findings: [FindingLine] { record.findings(sortedByLevel: { _ in true }) }

  private var lead: HTML {
    // The reason of unfinished cases comes before the findings until then.
    let errors = record.errors.prefix(3).enumerated().map { place, error in
      ErrorPart(error: error, isHeadline: place == 0 && isUndecided).html
    }
    guard let first else { return .group(errors) }
    let pages = WidgetPage.paths(of: record)
    let others = findings.filter { $0.name != first.name }
    return .group(
      errors + [
        LeadFinding(
          finding: first,
          record: record,
          target: pages[first.widget] ?? "",
          isHeadline: isHeadlineMessage
        ).html,
        FurtherFindings(findings: others) { .link($0.fragment) }.html,
      ]
    )
  }

  private var facts: HTML {
    let header = record.header
    let selection = header.selection.joined(separator: ", ")
    let settings = header.settings.map { "\($0.key.rawValue) = \($0.value)" }
      .joined(separator: ", ")
    let subject = [header.subjectText, header.subjectVersion].filter { !$0.isEmpty }
    let all = [
      ("Subject", subject.joined(separator: " ")), ("Profile", header.profile),
      ("Changed", settings), ("Seed", header.purpose != .mutants ? header.seedText : ""),
      ("Random cases", grouped(header.cases)),
      ("Selection", selection),
      ("Shard", header.shard > 0 ? "\(header.shard) of \(header.shards)" : ""),
      ("Isolation", header.isolation.joined(separator: ", ")), ("Generators", header.generator),
      ("Tool", header.tool),
    ]
    let list = element("dl", .class("facts")) {
      all.filter { !$0.1.isEmpty }.map { name, value in
        element("div", value.count > 32 ? .class("wide") : nil) {
          element("dt") { name }
          element("dd") { breakable(value) }
        }
      }
    }
    return .group([list, lists])
  }

  /// The lists of omissions, replacements and synthesized values, folded because they may be long.
  private var lists: HTML {
    let header = record.header
    let all = [
      ("Replacements for missing code", header.standIns),
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
