import Clauses
import WidgetModel

/// Compares the keys and files that a widget reads with those that fixtures give for the same app
/// group.
///
/// It applies only if no file of the code names any of the given ones.
enum GivenDataReadRelation: AnswerRelation {
  static let clause = Clause.givenDataRead

  /// False: it has the same result in every scenario.
  static let takesTurnsOfOthers = false

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    guard !desk.unnamed.names.isEmpty else { return nil }
    let usual = question.withUsualData.asked(at: question.clock)
    return try desk.outcome { report in
      guard let readings = try report(usual)?.drawnTimelines.first?.readings,
        let (reading, found) = readings.lazy.compactMap({ reading in
          desk.unnamed.stranger(reading).map { (reading, $0) }
        }).first
      else { return nil }
      let given = found.given.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
      return AnswerDifference(
        kind: StrangeName.otherName.rawValue,
        message: """
          the widget reads "\(found.name)" of \(found.group), which the fixtures do not give; they give \(given) \
          there, which no file of the code names
          """,
        comparison: Comparison(expected: given, actual: "\"\(found.name)\""),
        places: [reading.place].filter { !$0.isEmpty }
      )
    }
  }
}
