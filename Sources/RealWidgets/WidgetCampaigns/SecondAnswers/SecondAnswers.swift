import Campaigns
import Clauses
import WidgetModel

/// Puts questions to real code again under changed conditions, for the clauses that ask for it.
///
/// A fresh process costs as much as several cases. So of the cases of an island one in a few is looked at: one
/// placed widget, one relation that has something to say of it, one of its comparisons, in turn.
/// What was found of a widget is not asked for again in the island.
/// Of what is run by itself, such as a candidate of a shrinker, all placed widgets and all comparisons are looked at.
struct SecondAnswers {
  /// One case of so many is looked at when nobody says more.
  static let defaultShare = 4

  /// After how many turns of a relation, which choose among its comparisons, the placed widgets are shifted.
  private static let comparisons = 4

  /// The placed widgets of a scenario that are looked at when it is run by itself.
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

  /// The relations whose clauses are judged, with the clauses' places.
  private let judged: [(place: Int, relation: any AnswerRelation.Type)]

  /// For which widgets the clauses at some places were found broken in the island.
  private var broken: Set<[Int]> = []

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

  /// The turn of a case of an island, `nil` where it is not asked about.
  ///
  /// Turns follow one another through a campaign's cases, all islands' first ones before their second ones. Those of
  /// one island lie 67 apart, a prime: so one island by itself comes to each relation and comparison, too.
  ///
  /// - Parameters:
  ///   - number: The number of the case in its island, from 0.
  ///   - island: The number of the island, from 0.
  ///   - share: One case of so many has a turn; it divides the number of islands.
  /// - Returns: The turn, from 0.
  static func turn(
    ofCase number: Int,
    inIsland island: Int,
    share: Int = SecondAnswers.defaultShare
  ) -> Int? {
    guard (number + island).isMultiple(of: share) else { return nil }
    return number * (CampaignPlan.islands / share) + island / share + number / share * 3
  }

  /// Asks about a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - number: The turn of a case of an island, which chooses among all that can be asked about it; `nil` of a
  ///     scenario that is run by itself.
  ///   - focus: The clause whose violation is looked for, `nil` for all.
  ///   - desk: Who asks.
  /// - Returns: What was found, in the order of the relations.
  /// - Throws: What keeps an order from being run.
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
    // Turns follow one another: first come all relations, then the comparisons of each.
    let first = number % judged.count
    let choice = number / judged.count
    let turn = choice + choice / SecondAnswers.comparisons
    let placed = placements.isEmpty ? [] : [placements[turn % placements.count]]
    // A relation that has nothing to say of the widget costs one answer at most, and the next one has its turn. What it
    // compares differs by how many left theirs to it, so that it comes to all its comparisons.
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

  /// What a relation finds of the controls of a scenario, `nil` where it says nothing of them.
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

  /// What a relation finds, up to the first placed widget for which it does not hold; where it says nothing of those,
  /// what it finds of the bundle's controls.
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
