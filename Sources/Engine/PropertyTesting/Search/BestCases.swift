/// The case with the highest score for each label: a hill climb that may also go sideways.
///
/// A neighbour of a best case differs in a few numbers, and replaces it unless its score is lower.
///
/// Source: Löscher and Sagonas, "Targeted Property-Based Testing", ISSTA 2017.
struct BestCases {
  private var best: [(label: String, score: Double, candidate: Candidate)] = []

  /// The number of labels that are tracked.
  private static let limit = 16

  var isEmpty: Bool { best.isEmpty }

  mutating func record(_ source: ChoiceSource) {
    for (label, score) in source.notes.scores where !score.isNaN {
      let place = best.firstIndex { $0.label == label }
      // Equal scores replace the old case, so that the search can cross plateaus.
      if let place, best[place].score > score { continue }
      let candidate = Candidate(values: source.values, spans: source.spans)
      if let place {
        best[place] = (label, score, candidate)
      } else if best.count < Self.limit {
        best.append((label, score, candidate))
      }
    }
  }

  /// Returns one of the best cases with one or two of its numbers moved.
  func neighbour(by generator: inout Xoshiro256) -> Candidate {
    var candidate = best[Int(generator.next(upTo: UInt64(best.count - 1)))].candidate
    for _ in 0...generator.next(upTo: 1) { candidate.moveValue(by: &generator) }
    return candidate
  }
}
