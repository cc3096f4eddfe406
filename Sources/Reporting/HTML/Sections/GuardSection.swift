import RunRecord

/// The cases that the clauses' checkers skipped, with the reasons.
struct GuardSection {
  let clauses: [ClauseLine]

  /// The section, none if no clause has guards.
  var sections: [PageSection] {
    let rows = rows
    guard !rows.isEmpty else { return [] }
    let met = rows.filter { $0.line.count > 0 }
    return [
      PageSection(
        fragment: Fragment("guards"),
        title: "Not judged",
        figure: grouped(Int64(met.count)),
        introduction:
          "A checker skips cases that its clause does not decide. These are the reasons "
          + "that were met, and how often. Of the clauses that apply, reasons not met: "
          + "\(grouped(Int64(rows.count - met.count))). "
          + "widgetcheck clauses ID lists all reasons of a clause.",
        fold: met.count > 6 ? counted(Int64(met.count), "reason") : "",
        content: met.isEmpty ? .group([]) : table(met)
      )
    ]
  }

  private func table(_ rows: [(clause: ClauseLine, line: GuardLine)]) -> HTML {
    Table(
      columns: [.text("Clause"), .text("Reason"), .number("Times")],
      rows: rows.map { clause, line in
        [
          .group([clauseLink(clause.id), .text(" " + clause.title)]), .text(line.reason),
          .text(grouped(line.count)),
        ]
      }
    ).html
  }

  private var rows: [(clause: ClauseLine, line: GuardLine)] {
    clauses.filter(\.verdict.isApplicable).flatMap { clause in
      clause.guards.map { (clause: clause, line: $0) }
    }
  }
}
