import Clauses
import WidgetModel

/// A relation that must hold between the answers to a question before and after a change of
/// conditions.
protocol AnswerRelation: SendableMetatype {
  static var clause: Clause { get }

  /// True if it may use the turns of relations that do not apply to a widget.
  static var takesTurnsOfOthers: Bool { get }

  /// True if it applies to controls when no placed widget starts an activity.
  static var asksControls: Bool { get }

  /// Asks again and compares by `number`, or everything for `nil`; returns `nil` if the relation
  /// does not apply to the answers, and throws if a request cannot be run.
  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome?
}

enum AnswerOutcome {
  case alike
  case leftOut(AnswerComparison)
  case different(AnswerDifference)
}

/// A violation of a relation.
struct AnswerDifference {
  var kind: String
  var message: String
  var comparison: Comparison
  var places: [String]
}

extension AnswerRelation {
  /// True: the more it compares, the better.
  static var takesTurnsOfOthers: Bool { true }

  static var asksControls: Bool { false }

  /// Returns the element of the case's number, or the first, middle and last without one.
  static func chosen<Element>(from elements: [Element], _ number: Int?) -> [Element] {
    guard let last = elements.indices.last else { return [] }
    if let number { return [elements[number % elements.count]] }
    return Set([0, last / 2, last]).sorted().map { elements[$0] }
  }
}
