import Clauses
import WidgetModel

/// Puts questions to real code again under changed conditions, for the clauses that ask for it.
///
/// Of the cases of an island one in a few is looked at, by their numbers, and one comparison of each relation is
/// made; of what is run by itself, such as a candidate of a shrinker, all placed widgets and all comparisons are.
struct SecondAnswers {
  /// One case of so many is looked at.
  private static let share = 4

  /// The placed widgets of a scenario that are looked at when it is run by itself.
  private static let placementLimit = 4

  private static let relations: [any AnswerRelation.Type] = [
    AnswersFreeOfThePastRelation.self, EntriesTrueAtTheirDatesRelation.self,
    DataOfItsDayRelation.self,
  ]

  /// The relations whose clauses are judged, with the clauses' places.
  private let judged: [(place: Int, relation: any AnswerRelation.Type)]

  /// Asks for some clauses.
  init(judging clauses: [Clause]) {
    judged = SecondAnswers.relations.compactMap { relation in
      clauses.firstIndex { $0.id == relation.clause.id }.map { ($0, relation) }
    }
  }

  /// What was found for one clause.
  struct Found {
    /// The place of the clause among those that are judged.
    let place: Int
    /// The widget that was asked.
    let widget: WidgetID
    /// What was found.
    let outcome: AnswerOutcome
  }

  /// Asks about a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - number: The number of the case in its island, `nil` of a scenario that is run by itself.
  ///   - focus: The clause whose violation is looked for, `nil` for all.
  ///   - desk: Who asks.
  /// - Returns: What was found, in the order of the relations.
  /// - Throws: What keeps an order from being run.
  func findings(
    in scenario: Scenario,
    number: Int?,
    focus: ClauseID?,
    at desk: AnswerDesk
  ) throws -> [Found] {
    if let number, !number.isMultiple(of: SecondAnswers.share) { return [] }
    let turn = number.map { $0 / SecondAnswers.share }
    let placements = SecondAnswers.placements(of: scenario, turn)
    var found: [Found] = []
    for (place, relation) in judged where focus == nil || focus == relation.clause.id {
      for placement in placements {
        let question = AnswerQuestion(for: placement, in: scenario)
        let outcome = try relation.compare(question, of: scenario, number: turn, at: desk)
        guard let outcome else { continue }
        found.append(Found(place: place, widget: placement.widget, outcome: outcome))
        if case .different = outcome { break }
      }
    }
    return found
  }

  private static func placements(of scenario: Scenario, _ turn: Int?) -> [Placement] {
    let all = scenario.placements
    guard let turn else { return Array(all.prefix(placementLimit)) }
    return all.isEmpty ? [] : [all[turn / 3 % all.count]]
  }
}
