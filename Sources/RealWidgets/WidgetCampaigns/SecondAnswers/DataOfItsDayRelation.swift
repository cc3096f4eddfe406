import Clauses
import WidgetModel

/// Compares the drawings on the day of the data and two days later, with the same data.
///
/// It applies to widgets that say "today" or name the day, and whose data has its own date: empty
/// and extreme values look alike on many days. Names of the day are removed before the comparison;
/// the rest must come from the data. Code that asks a server has new data two days later.
enum DataOfItsDayRelation: AnswerRelation {
  static let clause = Clause.dataOfItsDay

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.changing {
      $0.store = .present
      $0.network = .fixtures
      $0.values = .ordinary
    }
    guard let written = try outsideDate(for: question, desk) else { return nil }
    let zone = question.surroundings.zone
    let ownDay = question.asked(at: written + .minutes(1))
    let later = question.asked(at: written + .days(2) + .minutes(1))
    guard let first = try desk.answer(to: ownDay), let second = try desk.answer(to: later) else {
      return .leftOut(.unanswered)
    }
    guard let shown = first.entry(at: ownDay.clock), let shownLater = second.entry(at: later.clock),
      let rest = shown.withoutDay(of: ownDay.clock, zone),
      let restLater = shownLater.withoutDay(of: later.clock, zone)
    else { return nil }
    let without = ownDay.changing {
      $0.store = .empty
      $0.network = .offline
    }
    let bare = try desk.answer(to: without)?.entry(at: without.clock)
    guard let bare, shown.hasContent(beside: bare, rest) else { return nil }
    guard rest == restLater else { return .alike }
    return .different(
      AnswerDifference(
        kind: DayMistake.pastDay.rawValue,
        message: """
          the data is of \(written), and two days later the widget shows it as on that day: \
          \(shownLater.words)
          """,
        comparison: Comparison(
          expected: "another drawing, or one that says of which day it is",
          actual: shownLater.words
        ),
        places: second.places.map(PlaceText.entries) + second.places
      )
    )
  }
}

extension DataOfItsDayRelation {
  /// Returns the first date in the data of an answer that names the day.
  private static func outsideDate(for question: AnswerQuestion, _ desk: AnswerDesk) throws
    -> WallDate?
  {
    let report = try desk.probedReport(of: question)
    let zone = question.surroundings.zone
    guard report?.hasAsked != true,
      let shown = report?.drawnTimelines.first?.entry(at: question.clock),
      shown.withoutDay(of: question.clock, zone) != nil
    else { return nil }
    return report?.outsideDates.first.map { WallDate(microseconds: $0.number) }
  }
}

extension DrawnEntry {
  /// Returns true if it shows data: a text that names no day and needs data, or a number.
  ///
  /// An empty state such as "No classes today" is true on every day without classes.
  fileprivate func hasContent(beside bare: DrawnEntry, _ rest: [String]) -> Bool {
    let own = Set(texts).subtracting(bare.texts)
    return !own.isDisjoint(with: rest) || own.contains { $0.contains(where: \.isNumber) }
  }

  /// Returns the texts that do not name the day; `nil` if all do not.
  fileprivate func withoutDay(of date: WallDate, _ zone: Surroundings.Zone) -> [String]? {
    let names = DayNames(date, zone)
    let rest = texts.filter { !names.areIn($0) }
    return rest.count < texts.count ? rest : nil
  }
}
