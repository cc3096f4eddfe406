import Clauses
import RunRecord

struct ClauseRow {
  let clause: ClauseLine

  /// Its area's letters.
  let area: String

  let places: FactPlaces

  let findings: [FindingLine]

  /// The row, with data attributes for the filter.
  var html: HTML {
    element(
      "tr",
      .id(Fragment("clause", clause.id)),
      .class(clause.verdict.rawValue),
      .named("data-status", clause.verdict.key),
      .named("data-level", clause.level.rawValue),
      .named("data-party", clause.party.rawValue),
      .named("data-area", area)
    ) {
      element("td", .class("verdict")) { badge(clause.verdict) }
      element("td", .class("promise")) {
        element("p", .class("name")) {
          clauseLink(clause.id)
          " "
          clause.title
        }
        element("p", .class("statement")) { clause.statement }
        SourcesPart(clause: clause).folded(places)
        ClauseParts(clause: clause).html
        if !clause.why.isEmpty { element("p", .class("why")) { clause.why } }
        if !findings.isEmpty {
          element("p", .class("found")) {
            findings.map { finding in
              element("a", .link(finding.fragment)) {
                finding.clause == clause.id
                  ? "See \(finding.kind)" : "See \(finding.clause) \(finding.kind)"
              }
            }
          }
        }
      }
      element("td", .class("binding")) {
        element("span") { clause.level.rawValue }
        element("span") { clause.party.rawValue }
      }
      element("td", .class("situations")) {
        element("ul") { clause.situations.map(situation) }
      }
      element("td", .class("number")) {
        grouped(clause.cases)
        if clause.broken > 0, clause.verdict.isApplicable {
          element("span", .class("broken")) { "\(grouped(clause.broken)) broke" }
        }
      }
    }
  }

  private func situation(_ situation: SituationLine) -> HTML {
    let isMissed = situation.isRequired && situation.count == 0 && clause.verdict.isApplicable
    return element("li", .class(isMissed ? "missed" : situation.count == 0 ? "unseen" : "seen")) {
      element("b") { isMissed ? "○ 0" : grouped(situation.count) }
      element("span") {
        situation.name
        if !situation.isRequired { element("i") { " optional" } }
      }
    }
  }
}

extension FindingLine {
  var fragment: Fragment { Fragment("failure", name) }

  /// Returns the attributes of the finding's article, including the data for the filter.
  func marks(_ clause: ClauseLine?, _ style: String) -> [HTML.Attribute] {
    let id = ClauseID(self.clause)
    return [
      .id(fragment), .class(style),
      .named("data-status", (isExpected ? ClauseLine.Verdict.expected : .broken).key),
      .named("data-level", clause?.level.rawValue ?? ""),
      .named("data-party", clause?.party.rawValue ?? ""), .named("data-area", id.area),
    ]
  }
}
