import Campaigns
import Clauses
import WidgetModel

/// Asks real code again under changed conditions, for the clauses that need it.
///
/// A fresh process costs as much as several cases. So only a share of an island's cases is asked
/// again: about one placed widget, with one comparison of one relation that applies to it, in turn.
/// A fault found in a widget is not searched for again in the island. For a single scenario, such
/// as a shrinking candidate, all placed widgets and comparisons are tried.
struct SecondAnswers {
  static let defaultShare = 4

  /// The number of a relation's turns after which the placed widgets are shifted.
  private static let comparisons = 4

  /// The largest number of placed widgets tried in a single scenario.
  private static let placementLimit = 4

  private static let relations: [any AnswerRelation.Type] = [
    AnswersFreeOfThePastRelation.self, EntriesTrueAtTheirDatesRelation.self,
    DataOfItsDayRelation.self, EntityIDsStayRelation.self, ActivitiesFoundAgainRelation.self,
    DaysTurnAtMidnightRelation.self, AgesMoveOnRelation.self, FailedLoadAsksNothingRelation.self,
    AmountsKeepCurrencyRelation.self, YearsOfOneCalendarRelation.self,
    ParametersAskedForRelation.self, ButtonsOutliveProcessRelation.self,
    DaysWithoutTimeStayRelation.self, FailedLoadRetriedSoonRelation.self,
    WeeksBeginAsSettingsSayRelation.self, AllActivitiesEndedRelation.self,
    RequestsNameOwnDayRelation.self, NumbersKeepDigitsRelation.self, LoadedAgainRelation.self,
    FailedLoadNotNothingRelation.self, EntriesKeepUpRelation.self,
    FinishedActivitiesEndedRelation.self, GalleryShowsNoEmptyStateRelation.self,
    NoOrderOfHashesRelation.self, GivenDataReadRelation.self,
  ]

  private let judged: [(place: Int, relation: any AnswerRelation.Type)]

  /// The clauses that were found broken in the island, each with the widget's number.
  private var broken: Set<[Int]> = []

  init(judging clauses: [Clause]) {
    judged = SecondAnswers.relations.compactMap { relation in
      clauses.firstIndex { $0.id == relation.clause.id }.map { ($0, relation) }
    }
  }

  struct Found {
    /// The index of the clause among the judged ones.
    let place: Int
    let widget: WidgetID
    let outcome: AnswerOutcome
  }

  /// Returns the turn of a case of an island, `nil` if it is not asked again.
  ///
  /// Turns count through a campaign's cases, the first cases of all islands before their second
  /// ones. Those of one island are 67 apart, a prime, so each island reaches every relation and
  /// comparison.
  ///
  /// - Parameters:
  ///   - number: The number of the case in its island, from 0.
  ///   - island: The number of the island, from 0.
  ///   - share: The interval of cases with a turn; it divides the number of islands.
  /// - Returns: The turn, from 0.
  static func turn(
    ofCase number: Int,
    inIsland island: Int,
    share: Int = SecondAnswers.defaultShare
  ) -> Int? {
    guard (number + island).isMultiple(of: share) else { return nil }
    return number * (CampaignPlan.islands / share) + island / share + number / share * 3
  }

  mutating func findings(
    in scenario: Scenario,
    number: Int?,
    focus: ClauseID?,
    at desk: AnswerDesk
  ) throws -> [Found] {
    let placements = scenario.placements
    guard !judged.isEmpty else { return [] }
    guard let number else {
      let wanted = judged.filter { focus == nil || focus == $0.relation.clause.id }
      let some = Array(placements.prefix(SecondAnswers.placementLimit))
      return try wanted.flatMap { try findings(of: $0, for: some, in: scenario, nil, desk) }
    }
    // Turns count first through all relations, then through the comparisons of each.
    let first = number % judged.count
    let choice = number / judged.count
    let turn = choice + choice / SecondAnswers.comparisons
    let placed = placements.isEmpty ? [] : [placements[turn % placements.count]]
    // A relation that does not apply costs one answer at most, and the next one has its turn.
    // Adding the number of passes to its choice lets it reach all its comparisons.
    for (passed, relation) in (judged[first...] + judged[..<first]).enumerated() {
      let subject = [relation.place, placed.first.map { Int($0.widget.number) } ?? -1]
      guard !broken.contains(subject), passed == 0 || relation.relation.takesTurnsOfOthers else {
        continue
      }
      let found = try findings(of: relation, for: placed, in: scenario, choice + passed, desk)
      for case .different in found.map(\.outcome) { broken.insert(subject) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the result for the controls of a scenario, `nil` if the relation does not apply.
  private func finding(
    ofControlsBy judged: (place: Int, relation: any AnswerRelation.Type),
    in scenario: Scenario,
    _ number: Int?,
    _ desk: AnswerDesk
  ) throws -> Found? {
    let controls = scenario.widgets.indices.filter {
      desk.declared.controls.contains(scenario.widgets[$0].name)
    }
    guard let first = controls.first else { return nil }
    let question = AnswerQuestion(forControls: controls, in: scenario)
    return try judged.relation.compare(question, of: scenario, number: number, at: desk).map {
      Found(place: judged.place, widget: WidgetID(first), outcome: $0)
    }
  }

  /// Returns the results up to the first violation, for the placed widgets, else for the controls.
  private func findings(
    of judged: (place: Int, relation: any AnswerRelation.Type),
    for placements: [Placement],
    in scenario: Scenario,
    _ number: Int?,
    _ desk: AnswerDesk
  ) throws -> [Found] {
    var found: [Found] = []
    for placement in placements {
      let question = AnswerQuestion(for: placement, in: scenario)
      let outcome = try judged.relation.compare(question, of: scenario, number: number, at: desk)
      guard let outcome else { continue }
      found.append(Found(place: judged.place, widget: placement.widget, outcome: outcome))
      if case .different = outcome { break }
    }
    guard found.isEmpty, judged.relation.asksControls else { return found }
    return try finding(ofControlsBy: judged, in: scenario, number, desk).map { [$0] } ?? []
  }
}
