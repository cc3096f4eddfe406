import Clauses
import WidgetModel

/// Compares processes that differ only in their hash seeds.
///
/// Differences between two processes with one seed do not depend on it and are skipped.
enum NoOrderOfHashesRelation: AnswerRelation {
  static let clause = Clause.noOrderOfHashes

  /// False: it has the same result in most scenarios.
  static let takesTurnsOfOthers = false

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    guard desk.withOtherHashing != nil,
      let first = try EntryAnswer(to: usual, desk.probedReport), first.entry.texts.count > 1
    else { return nil }
    guard let second = try EntryAnswer(to: usual, desk.rehashedReport) else {
      return .leftOut(.unanswered)
    }
    guard first.entry.drawing != second.entry.drawing else { return .alike }
    guard let own = try EntryAnswer(to: usual, desk.freshReport),
      let ownAgain = try EntryAnswer(to: usual, desk.freshReport),
      let other = try EntryAnswer(to: usual, desk.rehashedReport),
      own.entry.drawing == ownAgain.entry.drawing, other.entry.drawing == second.entry.drawing,
      own.entry.drawing != other.entry.drawing
    else { return .leftOut(.random) }
    let places = own.report.timelinePlaces
    return .different(
      AnswerDifference(
        kind: HashOrder.shown.rawValue,
        message: """
          with the same data one process shows \(own.entry.words) and another one \(other.entry.words): they differ \
          only in the seed of their hash tables, which orders sets and dictionaries
          """,
        comparison: Comparison(expected: own.entry.words, actual: other.entry.words),
        places: places.map(PlaceText.unordered)
          + own.changedTexts(from: other).map(\.own.place).filter { !$0.isEmpty } + places
      )
    )
  }
}
