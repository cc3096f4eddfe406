import Clauses
import WidgetModel

/// What must hold between the answers to a question and to the same question under a changed condition.
protocol AnswerRelation: SendableMetatype {
  /// The clause that states it.
  static var clause: Clause { get }

  /// Whether it has the turns, too, of relations that say nothing about a widget.
  static var takesTurnsOfOthers: Bool { get }

  /// Whether it says something of a bundle's controls where nothing is placed, or nothing placed starts an activity.
  static var asksControls: Bool { get }

  /// Asks again and compares.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - scenario: Where it comes from.
  ///   - number: Which of several comparisons is made, `nil` for all of them.
  ///   - desk: Who asks.
  /// - Returns: What was found, `nil` where the relation says nothing about the answers.
  /// - Throws: What keeps an order from being run.
  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome?
}

/// What a comparison found.
enum AnswerOutcome {
  /// The answers are as they should be.
  case alike
  /// There is nothing to compare, and why.
  case leftOut(AnswerComparison)
  /// They are not.
  case different(AnswerDifference)
}

/// How a second answer is not as it should be.
struct AnswerDifference {
  /// The class of the violation.
  var kind: String
  /// What is wrong, in a sentence.
  var message: String
  /// What was due beside what was shown.
  var comparison: Comparison
  /// Where it may stand in the code, the best place first.
  var places: [String]
}

extension AnswerRelation {
  /// True: the more it compares, the better.
  static var takesTurnsOfOthers: Bool { true }

  /// False: most ask for an answer to a timeline request.
  static var asksControls: Bool { false }

  /// The elements that are compared: one by the number of the case, or some from the beginning to the end.
  static func chosen<Element>(from elements: [Element], _ number: Int?) -> [Element] {
    guard let last = elements.indices.last else { return [] }
    if let number { return [elements[number % elements.count]] }
    return Set([0, last / 2, last]).sorted().map { elements[$0] }
  }
}
