import Clauses
import WidgetModel

/// Compares the snapshot for the gallery with what the widget shows with data and without.
///
/// A widget that looks the same with and without data, such as one that opens a screen of its app, is left out. Where
/// the gallery looks as the widget without data, either is at fault: the gallery if it shows an empty state, the widget
/// if it shows a sample, which is made of the same views as content and says nothing of what is missing. A snapshot
/// without texts is no concern of this relation.
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
        let with = try EntryAnswer(to: usual, report)
      else { return nil }
      if shown.speaksAsContent(beside: with.entry) {
        guard shown.hasViews(of: with.entry) else { return nil }
        let answer = without.report.timelinePlaces
        return AnswerDifference(
          kind: GalleryEmptiness.sampleAsContent.rawValue,
          message: "without data the widget shows \(shown.words), the gallery's sample",
          comparison: Comparison(expected: "what says that there is no data", actual: shown.words),
          places: answer.prefix(1).map(PlaceText.sample) + answer
        )
      }
      guard shown.says(lessThan: with.entry) else { return nil }
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
  /// Whether several of its texts differ from those of an entry with data, and none speaks of anything missing.
  fileprivate func speaksAsContent(beside other: DrawnEntry) -> Bool {
    let own = texts.filter { $0.contains(where: \.isLetter) && !other.texts.contains($0) }
    return own.count > 1 && !own.contains(where: EmptyStateWords.begin)
  }

  /// Whether it is made of the same views as an entry with data.
  fileprivate func hasViews(of other: DrawnEntry) -> Bool {
    Set(drawing.map(\.outline)).isSubset(of: other.drawing.map(\.outline))
  }

  /// Whether it has fewer texts, or fewer with numbers.
  fileprivate func says(lessThan other: DrawnEntry) -> Bool {
    func numbers(_ entry: DrawnEntry) -> Int {
      entry.texts.count { $0.contains(where: \.isASCIIDigit) }
    }
    return texts.count < other.texts.count || numbers(self) < numbers(other)
  }
}

extension String {
  /// A line of a drawing without its text: the view's depth and kind, and its modifiers but for the name of a symbol.
  fileprivate var outline: String {
    let words = split(separator: " ")
    let modifiers = words.dropFirst(2).filter { $0.contains("=") && !$0.hasPrefix("symbol=") }
    return (words.prefix(2) + modifiers).joined(separator: " ")
  }
}
