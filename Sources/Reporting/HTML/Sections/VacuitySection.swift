import RunRecord

/// The situations that the run never saw.
struct VacuitySection {
  /// The clauses of the record.
  let clauses: [ClauseLine]

  /// The section.
  var section: PageSection {
    let missed = unseen.filter(\.situation.isRequired)
    return PageSection(
      fragment: Fragment("vacuity"),
      title: "Never seen",
      figure: grouped(Int64(missed.count)),
      tone: missed.isEmpty ? "" : "vacuous",
      introduction: "A clause whose boundary was never touched was not tested. "
        + "These are the situations of applicable clauses that no case produced.",
      content: content
    )
  }

  private typealias Unseen = (clause: ClauseLine, situation: SituationLine)

  private var unseen: [Unseen] {
    let applicable = clauses.filter(\.verdict.isApplicable)
    let all = applicable.flatMap { clause in
      clause.situations.filter { $0.count == 0 }.map { (clause: clause, situation: $0) }
    }
    return all.filter { $0.situation.isRequired } + all.filter { !$0.situation.isRequired }
  }

  private var content: HTML {
    let unseen = unseen
    guard !unseen.isEmpty else {
      return nothing("Every situation of every applicable clause was seen.")
    }
    return Table(
      columns: [.text("Situation"), .text("Clause"), .text("Level"), .text("Needed")],
      rows: unseen.map { clause, situation in
        [
          .text(situation.name),
          .group([clauseLink(clause.id), .text(" " + clause.title)]),
          .text(clause.level.rawValue),
          situation.isRequired ? badge(.vacuous, word: "needed") : .text("optional"),
        ]
      }
    ).html
  }
}
