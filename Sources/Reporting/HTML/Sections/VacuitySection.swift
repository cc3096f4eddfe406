import RunRecord

/// The clauses that the run never exercised, and the situations that it never saw.
struct VacuitySection {
  let clauses: [ClauseLine]

  /// True if the run ended early, which makes the list less meaningful.
  var isCut = false

  var section: PageSection {
    let missed = clauses.filter { $0.verdict == .vacuous }
    return PageSection(
      fragment: Fragment("vacuity"),
      title: "Never exercised",
      figure: grouped(Int64(missed.count)),
      tone: missed.isEmpty ? "" : "vacuous",
      introduction: "A clause in whose situations the subject never came was not tested.",
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
    let missed = unseen.filter { $0.clause.verdict == .vacuous }
    let others = unseen.filter { $0.clause.verdict != .vacuous }
    return .group([
      list(missed, "situation of clauses that were never exercised", isOpen: !isCut),
      list(others, "further situation, of clauses that were exercised in another", isOpen: false),
    ])
  }

  /// Returns the rows, folded if there are many.
  private func list(_ rows: [Unseen], _ noun: String, isOpen: Bool) -> HTML {
    guard !rows.isEmpty else { return .nothing }
    if isOpen, rows.count <= 12 { return table(rows) }
    let plural = noun.replacing("situation", with: "situations")
    return disclosure(counted(Int64(rows.count), noun, plural)) { table(rows) }
  }

  private func table(_ unseen: [Unseen]) -> HTML {
    Table(
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
