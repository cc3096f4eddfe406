import Clauses
import RunRecord
import WidgetModel

/// One finding: the promise, the violation, the picture, the scenario and the replay command.
struct FailureArticle {
  /// The maximum number of findings with an article, to limit the page's size.
  static let limit = 40

  let finding: FindingLine

  /// The clause that broke, `nil` if the record ends before it.
  let clause: ClauseLine?

  /// The number of findings on the page, by which large parts are divided.
  let share: Int

  let command: String

  /// The other violations with the same cause, one line per clause.
  let further: [String]

  /// The page with the clauses' figures, empty for this one.
  var home = ""

  var html: HTML {
    .element("article", finding.marks(clause, "failure"), content)
  }

  @HTMLBuilder private var content: HTML {
    element("h3") {
      badge(finding.isExpected ? .expected : .broken, word: "")
      element("a", .link(finding.fragment)) {
        element("span", .class("clause")) { finding.clause }
        " "
        clause?.title ?? ""
      }
      tag(finding.kind)
      if finding.isExpected { tag("expected") }
    }
    element("div", .class("columns")) {
      promise
      whatHappened
    }
    advice
    CodePart(finding: finding).html
    TimelineFigure(finding: finding, share: share).html
    ActivityFigure(finding: finding, share: share).html
    ScenarioPart(finding: finding, share: share).html
    element("p", .class("label")) { "Replay it" }
    commandBlock(command)
  }

  private var promise: HTML {
    element("div", .class("promised")) {
      element("p", .class("label")) { "Promised" }
      if let clause {
        element("p", .class("sentence")) { prose(clause.statement) }
        element("p", .class("note")) {
          tag(clause.level.rawValue)
          " of the \(clause.party.rawValue) · source "
          clause.sources.joined(separator: ", ")
          " · "
          element("a", home.isEmpty ? .link(figures) : .elsewhere(home, figures)) { "its figures" }
        }
        SourcesPart(clause: clause).list
      } else {
        element("p", .class("sentence")) { "The record ends before it describes this clause." }
      }
    }
  }

  private var whatHappened: HTML {
    element("div", .class("happened")) {
      element("p", .class("label")) { "What happened" }
      element("p", .class("sentence")) { prose(finding.sentence) }
      ComparisonPart(comparison: finding.comparison).html
      if !finding.source.isEmpty {
        element("p", .class("source")) {
          "at "
          code(finding.source)
        }
      }
      FurtherSigns(lines: further).html
      element("p", .class("note")) { origin }
      finding.firstSight.map { sight in element("p", .class("note")) { prose(sight) } }
      if !finding.remark.isEmpty { element("p", .class("note")) { prose(finding.remark.sentence) } }
      if !finding.expected.isEmpty {
        element("p", .class("note")) { "Expected: \(finding.expected)" }
      }
    }
  }

  private var figures: Fragment { Fragment("clause", finding.clause) }

  private var advice: HTML {
    guard let text = Clause.named(ClauseID(finding.clause))?.advice else { return .nothing }
    return element("div", .class("advice")) {
      element("p", .class("label")) { "What to do about it" }
      element("p", .class("sentence")) { prose(text) }
    }
  }

  private var origin: String {
    let cases = finding.cases > 0 ? "seen in \(counted(finding.cases, "case")), " : ""
    return "\(cases)first in \(finding.origin)"
  }
}
