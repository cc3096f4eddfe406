import Clauses
import RunRecord

/// All clauses with their verdicts, folded by area.
struct ClauseMatrix {
  let clauses: [ClauseLine]

  let findings: [FindingLine]

  let places: FactPlaces

  var section: PageSection {
    PageSection(
      fragment: Fragment("clauses"),
      title: "Clauses",
      figure: grouped(Int64(clauses.count)),
      introduction: "Each clause is one obligation of one party. The numbers say how often each "
        + "side of its boundary was seen.",
      content: element("div", .class("matrix")) {
        Area.areas(of: clauses).map(area)
      }
    )
  }

  private func area(_ area: Area) -> HTML {
    .element(
      "details",
      [.id(Fragment("area", area.id)), .class("area"), .named("data-area", area.id)],
      .group([
        element("summary") {
          element("span", .class("letters")) { area.id }
          element("span", .class("title")) { area.title }
          element("span", .class("counts")) { counts(area) }
        },
        rows(area),
      ])
    )
  }

  /// Returns the applicable clauses, followed by the folded inapplicable ones.
  private func rows(_ area: Area) -> HTML {
    let others = area.clauses.filter { $0.verdict == .notApplicable }
    let applicable = area.clauses.filter { $0.verdict != .notApplicable }
    guard !others.isEmpty else { return table(applicable, of: area) }
    let folded = disclosure(
      "\(counted(Int64(others.count), "clause")) that \(others.count == 1 ? "does" : "do") not apply",
      style: "inapplicable"
    ) { table(others, of: area) }
    return applicable.isEmpty ? folded : .group([table(applicable, of: area), folded])
  }

  private func counts(_ area: Area) -> [HTML] {
    ClauseLine.Verdict.shown(of: area.clauses).compactMap { verdict in
      let count = area.clauses.filter { $0.verdict == verdict }.count
      return count == 0 ? nil : badge(verdict, word: "\(count) \(verdict.word)")
    }
  }

  private func table(_ clauses: [ClauseLine], of area: Area) -> HTML {
    element("table", .class("clauses")) {
      element("thead") {
        element("tr") {
          ["Verdict", "Clause", "Binding", "Situations seen", "Cases"].map { title in
            element("th", .named("scope", "col"), .class(title == "Cases" ? "number" : "text")) {
              title
            }
          }
        }
      }
      element("tbody") {
        clauses.map { clause in
          let own = findings.filter { $0.breaks(clause.id) }
          return ClauseRow(clause: clause, area: area.id, places: places, findings: own).html
        }
      }
    }
  }
}
