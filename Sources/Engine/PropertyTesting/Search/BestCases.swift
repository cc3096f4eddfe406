/// The cases with the highest scores that the property gave, one for each label.
///
/// A case that starts from one of them differs in a few numbers. If its score is no lower it takes
/// the place: a walk uphill that may go sideways.
///
/// Source: Löscher and Sagonas, "Targeted Property-Based Testing", ISSTA 2017.
struct BestCases {
  private var best: [(label: String, score: Double, candidate: Candidate)] = []

  /// How many labels are followed.
  private static let limit = 16

  var isEmpty: Bool { best.isEmpty }

  /// Notes the scores of a case.
  mutating func note(_ source: ChoiceSource) {
    for (label, score) in source.notes.scores where !score.isNaN {
      let place = best.firstIndex { $0.label == label }
      if let place, best[place].score > score { continue }
      let candidate = Candidate(values: source.values, spans: source.spans)
      if let place {
        best[place] = (label, score, candidate)
      } else if best.count < Self.limit {
        best.append((label, score, candidate))
      }
    }
  }

  /// One of the best cases with some of its numbers moved.
  func neighbour(by generator: inout Xoshiro256) -> Candidate {
    var candidate = best[Int(generator.next(upTo: UInt64(best.count - 1)))].candidate
    for _ in 0...generator.next(upTo: 1) { candidate.moveValue(by: &generator) }
    return candidate
  }
}

extension Candidate {
  /// Moves one value up or down by a step of any magnitude up to its own; small steps are likelier.
  ///
  /// What goes over a bound is lowered to it when the candidate is replayed.
  fileprivate mutating func moveValue(by generator: inout Xoshiro256) {
    guard !values.isEmpty else { return }
    let position = Int(generator.next(upTo: UInt64(values.count - 1)))
    let magnitude = UInt64(64 - (values[position] | 15).leadingZeroBitCount)
    let reach = generator.next(upTo: magnitude)
    let step = 1 + generator.next(upTo: (1 << min(reach, 62)) - 1)
    if generator.next() & 1 == 0 {
      let (sum, overflow) = values[position].addingReportingOverflow(step)
      values[position] = overflow ? .max : sum
    } else {
      values[position] -= min(values[position], step)
    }
  }
}
