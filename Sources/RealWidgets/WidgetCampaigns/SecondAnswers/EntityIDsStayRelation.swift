import Clauses
import WidgetModel

/// Compares the entities that a query offers in two processes, with the same data.
///
/// If the titles are equal and all ids differ, each process makes new ids. Code that stores data
/// meanwhile is skipped, because the next process may find it.
enum EntityIDsStayRelation: AnswerRelation {
  static let clause = Clause.entityIDsStay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.ofChoices.withUsualData
    guard let probed = try desk.probedReport(of: question), !probed.offers.isEmpty else {
      return nil
    }
    guard let first = try desk.freshReport(of: question),
      let second = try desk.nextReport(of: question)
    else { return .leftOut(.unanswered) }
    for offer in first.offers {
      guard let other = second.offers.first(where: { $0.query == offer.query }),
        let title = offer.titles.first, offer.titles == other.titles,
        Set(offer.ids).isDisjoint(with: other.ids)
      else { continue }
      return .different(
        AnswerDifference(
          kind: EntityMistake.newIDs.rawValue,
          message: """
            \(offer.query) offers "\(title)" with the id \(offer.ids[0]) in one process and with \
            \(other.ids[0]) in the next: a choice that was saved is lost
            """,
          comparison: Comparison(expected: "the same ids", actual: "other ids in each process"),
          places: [offer.place].filter { !$0.isEmpty }
        )
      )
    }
    return .alike
  }
}
