import Conformance
import WidgetModel

/// One finding: the promise, what happened, the picture, the scenario, how to run it again.
struct FailureArticle {
  /// What was found.
  let finding: FindingLine

  /// The clause that broke, `nil` when the record ends before it.
  let clause: ClauseLine?

  /// How many findings share the page, so that it stays small however many there are.
  let share: Int

  /// The article.
  var html: HTML {
    element("article", .id(finding.fragment), .class("failure")) {
      element("h3") {
        badge(.broken, word: "")
        element("a", .link(finding.fragment)) {
          element("span", .class("clause")) { finding.clause }
          " "
          clause?.title ?? ""
        }
        tag(finding.kind)
      }
      element("div", .class("columns")) {
        promise
        happening
      }
      TimelineFigure(finding: finding, share: share).html
      ScenarioPart(finding: finding, share: share).html
      element("p", .class("label")) { "Replay it" }
      commandBlock(finding.command)
    }
  }

  private var promise: HTML {
    element("div", .class("promised")) {
      element("p", .class("label")) { "Promised" }
      if let clause {
        element("p", .class("sentence")) { clause.statement }
        element("p", .class("note")) {
          tag(clause.level.rawValue)
          " of the \(clause.party.rawValue) · source "
          clause.sources.map(\.text).joined(separator: ", ")
          " · "
          element("a", .link(Fragment("clause", clause.id))) { "its figures" }
        }
      } else {
        element("p", .class("sentence")) { "The record ends before it describes this clause." }
      }
    }
  }

  private var happening: HTML {
    element("div", .class("happened")) {
      element("p", .class("label")) { "What happened" }
      element("p", .class("sentence")) { finding.message }
      element("p", .class("note")) { origin }
    }
  }

  private var origin: String {
    let place =
      finding.file.isEmpty
      ? "case \(grouped(finding.index)) of the phase \(finding.phase)" : finding.file
    let cases = finding.cases > 0 ? "seen in \(counted(finding.cases, "case")), " : ""
    return "\(cases)first in \(place)"
  }
}
