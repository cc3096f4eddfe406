import Clauses
import WidgetModel

/// Compares the snapshot for the gallery with what the widget shows with data and without.
///
/// A widget that looks the same with and without data, such as one that opens a screen of its app, is left out. So is
/// one that says as much without data: a sample that it shows there is right in the gallery. A snapshot without texts
/// is no concern of this relation.
enum GalleryShowsNoEmptyStateRelation: AnswerRelation {
  static let clause = Clause.galleryShowsNoEmptyState

  /// False: it says the same in most worlds.
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
        let with = try EntryAnswer(to: usual, report), shown.says(lessThan: with.entry)
      else { return nil }
      return AnswerDifference(
        kind: GalleryEmptiness.asWithoutData.rawValue,
        message: "the gallery shows \(shown.words), as the widget does without data",
        comparison: Comparison(expected: "sample values or what is stored", actual: shown.words),
        places: snapshot.places
      )
    }
  }
}

extension DrawnEntry {
  /// Whether it has fewer texts, or fewer with numbers.
  fileprivate func says(lessThan other: DrawnEntry) -> Bool {
    func numbers(_ entry: DrawnEntry) -> Int {
      entry.texts.count { $0.contains(where: \.isASCIIDigit) }
    }
    return texts.count < other.texts.count || numbers(self) < numbers(other)
  }
}
