import Clauses
import RunRecord

/// The first problem, before any figure: clause, widget, line, both sides, advice, command.
struct LeadFinding {
  let finding: FindingLine

  let record: RunRecord

  /// The page with its picture, empty for this one.
  let target: String

  var isHeadline = false

  var html: HTML {
    element("article", .class("lead"), .named("aria-label", "The first finding")) {
      element("p", .class("whereabouts")) {
        element("a", .class("clause"), link) { finding.clause }
        clause.map { tag("\($0.level.rawValue) of the \($0.party.rawValue)") } ?? .nothing
        if !widget.isEmpty { element("b") { widget } }
        if !finding.source.isEmpty { code(finding.source) }
      }
      element("div", .class("columns")) {
        element("div") {
          element("p", .class("sentence")) { prose(isHeadline ? title : finding.sentence) }
          ComparisonPart(comparison: finding.comparison).html
          FurtherSigns(lines: record.further(of: finding)).html
          finding.firstSight.map { sight in element("p", .class("note")) { prose(sight) } }
          if !finding.remark.isEmpty {
            element("p", .class("note")) { prose(finding.remark.sentence) }
          }
        }
        element("div") {
          advice
          element("p", .class("label")) { "See it again" }
          commandBlock(record.replayCommand(of: finding))
          element("p", .class("note")) {
            element("a", link) { "What led to it, step by step" }
          }
        }
      }
    }
  }

  /// Returns the first unexpected finding, `nil` if there is none.
  static func first(of findings: [FindingLine]) -> FindingLine? {
    findings.first { !$0.isExpected }
  }

  private var clause: ClauseLine? { record.clause(finding.clause) }

  private var link: HTML.Attribute {
    target.isEmpty ? .link(finding.fragment) : .elsewhere(target, finding.fragment)
  }

  private var widget: String {
    let line = record.widgets.first { $0.kind == finding.widget }
    return [line?.type ?? "", line?.name ?? "", finding.widget].first { !$0.isEmpty } ?? ""
  }

  private var title: String {
    guard let title = clause?.title, !title.isEmpty else { return finding.clause }
    return "Broken: \(title)."
  }

  private var advice: HTML {
    let text = Clause.named(ClauseID(finding.clause))?.advice
    return .group([
      element("p", .class("label")) { text == nil ? "What is promised" : "What to do about it" },
      element("p", .class("sentence")) {
        prose(text ?? clause?.statement ?? "The record ends before it describes this clause.")
      },
    ])
  }
}

extension FindingLine {
  var sentence: String { message.sentence }
}

extension String {
  /// The text with an initial capital and a full stop.
  var sentence: String {
    let end = hasSuffix(".") || isEmpty ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}

struct FurtherFindings {
  let findings: [FindingLine]

  let link: (FindingLine) -> HTML.Attribute

  /// The maximum number of findings in the list.
  private static let limit = 6

  var html: HTML {
    guard !findings.isEmpty else { return .nothing }
    return element("ul", .class("against")) {
      findings.prefix(FurtherFindings.limit).map { finding in
        element("li") {
          element("a", link(finding)) {
            badge(finding.isExpected ? .expected : .broken, word: finding.clause)
          }
          " "
          prose(finding.message)
          if !finding.widget.isEmpty { element("span", .class("note")) { " (\(finding.widget))" } }
          if !finding.source.isEmpty {
            " "
            code(finding.source)
          }
        }
      }
      if findings.count > FurtherFindings.limit {
        element("li") {
          element("a", .link(Fragment("failures"))) {
            "and \(counted(Int64(findings.count - FurtherFindings.limit), "more finding"))"
          }
        }
      }
    }
  }
}
