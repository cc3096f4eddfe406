import Clauses
import WidgetModel

/// Compares the drawing after a failed load with the one before anything was set up.
///
/// Both may be alike, such as "No data". A text that asks a person to do what is already done is
/// wrong.
enum FailedLoadAsksNothingRelation: AnswerRelation {
  static let clause = Clause.failedLoadAsksNothing

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    let failed = usual.changing { $0.network = .offline }
    let bare = failed.changing { $0.store = .empty }
    guard let report = try desk.probedReport(of: failed), report.hasReadAndAsked,
      let asking = report.entry(for: failed)?.callToAction
    else { return nil }
    return try desk.outcome { report in
      guard let after = try report(failed), after.hasReadAndAsked,
        let drawing = after.entry(for: failed)?.drawing,
        let before = try report(bare), !before.hasAsked,
        before.entry(for: bare)?.drawing == drawing,
        let there = try report(usual)?.entry(for: usual), there.drawing != drawing,
        there.callToAction != asking
      else { return nil }
      return AnswerDifference(
        kind: MistakenEmptiness.asksAgain.rawValue,
        message: """
          the setup is stored, the load failed, and the widget shows "\(asking)" as if nothing were stored
          """,
        comparison: Comparison(
          expected: "the stored data, or a sign that the load failed",
          actual: "\"\(asking)\""
        ),
        places: after.loads + after.timelinePlaces
      )
    }
  }
}

extension CaseReport {
  fileprivate var hasReadAndAsked: Bool {
    hasAsked && drawnTimelines.first?.readings.contains { !$0.isOfNetwork } ?? false
  }
}

extension DrawnEntry {
  /// The first English text that asks a person to set something up.
  fileprivate var callToAction: String? {
    texts.first { text in
      let words = TextNumbers(text).words
      guard DrawnEntry.otherWishes.isDisjoint(with: words) else { return false }
      let sentences = text.lowercased().split { ".!?:;,–—\n".contains($0) }
      return sentences.contains { sentence in
        var words = TextNumbers(String(sentence)).words[...]
        if words.first == "please" { words = words.dropFirst() }
        guard let first = words.first else { return false }
        if DrawnEntry.asking.contains(first) { return words.count > 1 }
        let start = words.prefix(2).joined(separator: " ")
        return ["log in", "sign in", "sign up", "set up", "get started"].contains(start)
          || ["no", "not", "nothing"].contains(first)
            && words.contains { DrawnEntry.setUp.contains($0) }
      }
    }
  }

  private static let asking: Set<String> = [
    "select", "choose", "pick", "configure", "connect", "add", "open", "login", "setup", "tap",
    "create", "enter", "edit",
  ]

  /// Words for completed setup.
  private static let setUp: Set<String> = [
    "selected", "chosen", "configured", "logged", "signed", "added",
  ]

  private static let otherWishes: Set<String> = [
    "retry", "again", "refresh", "reload", "update", "internet", "network", "connection", "offline",
    "online", "wifi", "failed", "error", "unavailable", "couldn", "cannot", "unable",
  ]
}
