import Clauses
import WidgetModel

/// Finds parameters that a widget's code never reads, with many configurations, all families and
/// several kinds of data.
///
/// A parameter that any widget of the bundle reads is skipped. So is every parameter of a widget
/// with one that never had a value, since that one may decide.
enum ParametersAskedForRelation: AnswerRelation {
  static let clause = Clause.parametersAskedFor

  private static let choices = 4

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    guard let placed = usual.placedWidget,
      let first = try desk.probedAnswer(
        to: usual.placing(placed, in: usual.family, configuration: ConfigurationVariant.exhibited)
      ), !first.parameters.isEmpty
    else { return nil }
    guard first.parameters.contains(where: { !$0.isRead }) else { return .alike }
    guard try hasData(first, usual, placed, desk) else { return .leftOut(.unanswered) }
    // The process at hand is asked first; an unread parameter counts if a fresh one agrees.
    var ignored: ParameterUse?
    for isFresh in desk.probe == nil ? [true] : [false, true] {
      guard let uses = try uses(usual, placed, first, desk, isFresh), uses.allSatisfy(\.isSet)
      else {
        return .leftOut(.unanswered)
      }
      ignored = uses.first { !$0.isRead }
      if ignored == nil { return .alike }
    }
    return ignored.map { .different(difference($0, first)) }
  }

  /// Returns true if the widget reads no data, or shows other content without it.
  private static func hasData(
    _ answer: DrawnTimeline,
    _ usual: AnswerQuestion,
    _ placed: Int,
    _ desk: AnswerDesk
  ) throws -> Bool {
    guard !answer.readings.isEmpty else { return true }
    let bare = usual.changing {
      $0.store = .empty
      $0.network = .offline
    }
    let without = try desk.probedAnswer(
      to: bare.placing(placed, in: usual.family, configuration: ConfigurationVariant.exhibited)
    )
    return without.map { $0.drawings != answer.drawings } ?? false
  }

  /// Returns the widget's parameters with their use in all answers; `nil` if the code crashed.
  private static func uses(
    _ usual: AnswerQuestion,
    _ placed: Int,
    _ first: DrawnTimeline,
    _ desk: AnswerDesk,
    _ isFresh: Bool
  ) throws -> [ParameterUse]? {
    var uses = first.parameters
    var survives = true
    try desk.interview(isFresh: isFresh) { ask in
      for question in questions(usual, placed, first, desk) {
        guard let report = try ask(question.order) else {
          survives = false
          return
        }
        for use in report.drawnTimelines.flatMap(\.parameters) {
          for index in uses.indices where uses[index].place == use.place {
            uses[index].isRead = uses[index].isRead || use.isRead
            uses[index].isSet = uses[index].isSet || use.isSet
          }
        }
        if uses.allSatisfy(\.isRead) { return }
      }
    }
    return survives ? uses : nil
  }

  private static func questions(
    _ usual: AnswerQuestion,
    _ placed: Int,
    _ first: DrawnTimeline,
    _ desk: AnswerDesk
  ) -> [AnswerQuestion] {
    let families = (desk.declared.families[usual.kind] ?? [])
    let single = first.parameters.indices.flatMap { parameter in
      (0..<choices).compactMap { ConfigurationVariant.choosing($0, of: parameter) }
    }
    let plain = [ConfigurationVariant.exhibited, 0]
    var asked: [AnswerQuestion] = []
    for family in families {
      asked += (plain + single).map { usual.placing(placed, in: family, configuration: $0) }
    }
    for values in Surroundings.Values.allCases where values != .ordinary {
      let other = usual.changing { $0.values = values }
      asked += plain.map { other.placing(placed, in: usual.family, configuration: $0) }
    }
    for widget in 0..<usual.widgetCount where widget != placed {
      for family in families {
        asked += plain.map { usual.placing(widget, in: family, configuration: $0) }
      }
    }
    return asked
  }

  private static func difference(_ use: ParameterUse, _ first: DrawnTimeline) -> AnswerDifference {
    AnswerDifference(
      kind: IgnoredParameter.neverRead.rawValue,
      message: """
        the parameter \(use.name) of the configuration is never read, regardless of the choice, in no family \
        and with no data: the choice changes nothing
        """,
      comparison: Comparison(expected: "a choice that changes something", actual: "it is ignored"),
      places: ([use.place] + first.places).filter { !$0.isEmpty }
    )
  }
}
