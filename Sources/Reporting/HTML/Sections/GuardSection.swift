import RunRecord

/// What the clauses of the run left unjudged, and why.
struct GuardSection {
  /// The clauses of the record.
  let clauses: [ClauseLine]

  /// The section, none where no clause leaves anything unjudged.
  var sections: [PageSection] {
    let rows = rows
    guard !rows.isEmpty else { return [] }
    return [
      PageSection(
        fragment: Fragment("guards"),
        title: "Left unjudged",
        figure: grouped(Int64(rows.count)),
        introduction: "A checker lets pass what its clause does not decide. These are the "
          + "reasons of the clauses that apply, with the number of times that each was met. "
          + "A clause that is not here judges all that is its matter.",
        content: Table(
          columns: [.text("Clause"), .text("Reason"), .number("Times")],
          rows: rows.map { clause, line in
            [
              .group([clauseLink(clause.id), .text(" " + clause.title)]), .text(line.reason),
              .text(grouped(line.count)),
            ]
          }
        ).html
      )
    ]
  }

  private var rows: [(clause: ClauseLine, line: GuardLine)] {
    clauses.filter(\.verdict.isApplicable).flatMap { clause in
      clause.guards.map { (clause: clause, line: $0) }
    }
  }
}
