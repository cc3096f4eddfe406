import Clauses
import WidgetModel

/// Compares the gallery's snapshot with the widget's drawings with and without data.
///
/// Widgets that look the same with and without data, such as one that opens a screen of its app,
/// are skipped. If the gallery looks like the widget without data, one of them is wrong: the
/// gallery if it shows an empty state, the widget if it shows a sample, which has the views of
/// content and mentions nothing missing. Snapshots without texts are skipped, and so are choices
/// that code contains, whose numbers a tap passes on.
enum GalleryShowsNoEmptyStateRelation: AnswerRelation {
  static let clause = Clause.galleryShowsNoEmptyState

  /// False: it has the same result in most scenarios.
  static let takesTurnsOfOthers = false

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    let bare = usual.changing {
      $0.store = .empty
      $0.network = .offline
    }
    guard let lacking = try EntryAnswer(to: bare, desk.probedReport),
      let served = try EntryAnswer(to: usual, desk.probedReport),
      served.entry.drawing != lacking.entry.drawing
    else { return nil }
    return try desk.outcome { report in
      guard let snapshot = try report(usual.ofGallery)?.drawnTimelines.first,
        let shown = snapshot.entries.first, !shown.texts.isEmpty,
        let without = try EntryAnswer(to: bare, report), without.entry.drawing == shown.drawing,
        let with = try EntryAnswer(to: usual, report)
      else { return nil }
      if shown.speaksAsContent(beside: with.entry) {
        guard shown.hasViews(of: with.entry), !shown.offersNumbers else { return nil }
        let answer = without.report.timelinePlaces
        return AnswerDifference(
          kind: GalleryEmptiness.sampleAsContent.rawValue,
          message: "without data the widget shows \(shown.words), the gallery's sample",
          comparison: Comparison(
            expected: "a text that says that there is no data",
            actual: shown.words
          ),
          places: answer.prefix(1).map(PlaceText.sample) + answer
        )
      }
      guard shown.says(lessThan: with.entry) else { return nil }
      return AnswerDifference(
        kind: GalleryEmptiness.asWithoutData.rawValue,
        message: "the gallery shows \(shown.words), as the widget does without data",
        comparison: Comparison(expected: "sample values or stored data", actual: shown.words),
        places: snapshot.places
      )
    }
  }
}

extension DrawnEntry {
  /// Returns true if several texts differ from those of an entry with data, and none mentions
  /// anything missing.
  fileprivate func speaksAsContent(beside other: DrawnEntry) -> Bool {
    let own = texts.filter { $0.contains(where: \.isLetter) && !other.texts.contains($0) }
    return own.count > 1 && !own.contains(where: EmptyStateWords.begin)
  }

  fileprivate func hasViews(of other: DrawnEntry) -> Bool {
    Set(drawing.map(\.outline)).isSubset(of: other.drawing.map(\.outline))
  }

  /// True if it has texts with numbers and a tap on their link or button passes them all on.
  fileprivate var offersNumbers: Bool {
    let rows = drawing.filter { $0.contains(/^\d+ text .*\d/) }
    return !rows.isEmpty && rows.allSatisfy { $0.contains(" offered=") }
  }

  /// Returns true if it has fewer texts, or fewer with numbers.
  fileprivate func says(lessThan other: DrawnEntry) -> Bool {
    func numbers(_ entry: DrawnEntry) -> Int {
      entry.texts.count { $0.contains(where: \.isASCIIDigit) }
    }
    return texts.count < other.texts.count || numbers(self) < numbers(other)
  }
}

extension String {
  /// The line of a drawing without its text: depth, kind and modifiers except a symbol's name.
  fileprivate var outline: String {
    let words = split(separator: " ")
    let modifiers = words.dropFirst(2).filter { $0.contains("=") && !$0.hasPrefix("symbol=") }
    return (words.prefix(2) + modifiers).joined(separator: " ")
  }
}
