import Clauses
import WidgetModel

/// Compares the answers of a process that has answered before and of one that has just started.
enum AnswersFreeOfThePastRelation: AnswerRelation {
  static let clause = Clause.answersFreeOfThePast

  /// The earlier question to the process.
  fileprivate enum Past: CaseIterable {
    /// The same two seconds earlier, with the same data.
    case justNow
    case otherData
    /// The same an hour earlier, with data that is now gone.
    case removedData
    case anotherWidget
  }

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    var outcome: AnswerOutcome?
    let pasts = number.map { [Past.allCases[$0 % Past.allCases.count]] } ?? Past.allCases
    for past in pasts {
      for (before, now) in questions(question, after: past, scenario, desk) {
        outcome = try compare(before, now, past, desk)
        if case .different = outcome { return outcome }
      }
    }
    return outcome
  }

  private static let pairLimit = 6

  private static func questions(
    _ question: AnswerQuestion,
    after past: Past,
    _ scenario: Scenario,
    _ desk: AnswerDesk
  ) -> [(before: AnswerQuestion, now: AnswerQuestion)] {
    switch past {
    case .justNow:
      let usual = question.withUsualData
      return (usual == question ? [question] : [question, usual])
        .map { ($0, $0.asked(at: $0.clock + .seconds(2))) }
    case .otherData, .removedData:
      let before = question.changing {
        $0.store = .present
        $0.values = .ordinary
      }
      let now = before.askedAnew(at: question.clock + .hours(1)).changing {
        if past == .otherData { $0.values = .extreme } else { $0.store = .empty }
      }
      return [(before, now)]
    case .anotherWidget:
      let placed = scenario.placements.map { AnswerQuestion(for: $0, in: scenario) }
      let families = (desk.declared.families[question.kind] ?? []).map(question.asked(in:))
      // With the same, usual data, so that there is content to carry over.
      let own = question.withUsualData
      var others: [AnswerQuestion] = []
      for other in (families + placed).map(\.withUsualData)
      where other != own && !others.contains(other) {
        others.append(other)
      }
      let pairs = others.flatMap { [($0, own), (own, $0)] }.prefix(pairLimit)
      return pairs.map { ($0, $1.asked(at: $1.clock + .seconds(2))) }
    }
  }

  private static func compare(
    _ before: AnswerQuestion,
    _ now: AnswerQuestion,
    _ past: Past,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome {
    guard let fresh = try desk.answer(to: now) else { return .leftOut(.unanswered) }
    if desk.probe != nil {
      _ = try desk.probedAnswer(to: before)
      guard let probed = try desk.probedAnswer(to: now) else { return .leftOut(.unanswered) }
      guard probed.drawings != fresh.drawings else { return .alike }
    }
    guard let old = try desk.answer(to: before, now) else { return .leftOut(.unanswered) }
    guard old.drawings != fresh.drawings else { return .alike }
    guard let again = try desk.answer(to: now.withOtherRandomness) else {
      return .leftOut(.unanswered)
    }
    guard fresh.drawings == again.drawings else { return .leftOut(.random) }
    let kind = past.isOfData ? PastDependence.keptData : .earlierRequest
    let shown = old.firstDifference(from: fresh)
    let unread = fresh.readings.first { reading in
      !old.readings.contains { $0.name == reading.name }
    }
    let reason =
      unread.map { "; the new process reads \($0.name), the old one does not" } ?? ""
    return .different(
      AnswerDifference(
        kind: kind.rawValue,
        message: """
          \(past.words), the process shows \(shown.own), a new process shows \(shown.other)\(reason)
          """,
        comparison: Comparison(expected: shown.other, actual: shown.own),
        places: [unread.map { PlaceText.kept($0.place) }, unread?.place].compactMap(\.self)
          .filter { !$0.isEmpty } + fresh.places
      )
    )
  }
}

extension AnswersFreeOfThePastRelation.Past {
  fileprivate var isOfData: Bool { self == .otherData || self == .removedData }

  fileprivate var words: String {
    switch self {
    case .justNow: "after the same request two seconds before"
    case .otherData: "after a request an hour before, when the data was different"
    case .removedData: "after a request an hour before, when there was data that is now gone"
    case .anotherWidget: "after a request for another family or widget two seconds before"
    }
  }
}

extension DrawnTimeline {
  var drawings: [[String]] { entries.map(\.drawing) }

  fileprivate func firstDifference(from other: DrawnTimeline) -> (own: String, other: String) {
    let pair = zip(entries, other.entries).first { $0.drawing != $1.drawing }
    guard let pair else {
      return ("\(entries.count) entries", "\(other.entries.count) entries")
    }
    return (pair.0.words, pair.1.words)
  }
}
