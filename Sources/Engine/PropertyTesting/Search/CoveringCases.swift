/// The features of the code under test that cases covered, each with its closest case.
///
/// A new case varies the kept case that was varied least often, the newest one of several. A case
/// that covers something new is therefore varied at once, as often as those before it.
///
/// Source: Böhme, Pham and Roychoudhury, "Coverage-based Greybox Fuzzing as Markov Chain", CCS
/// 2016; the shortest case of each feature as in libFuzzer.
struct CoveringCases {
  private struct Entry {
    var candidate: Candidate
    /// The number of features whose closest case this is.
    var features = 0
    /// The number of cases that varied it.
    var variations = 0
  }

  private struct Best {
    var closeness: Int
    var place: Int
  }

  private var best: [UInt64: Best] = [:]
  private var entries: [Entry] = []

  /// The number of features that are remembered; later ones are ignored.
  private static let limit = 1 << 16

  var isEmpty: Bool { entries.isEmpty }

  /// The values of the kept cases, in the order in which they were kept.
  var kept: [[UInt64]] { entries.map(\.candidate.values) }

  /// The number of variations of each kept case.
  var variations: [Int] { entries.map(\.variations) }

  /// Records a case and the features that it covered.
  mutating func record(_ source: ChoiceSource) {
    let place = entries.count
    var covered = 0
    var variations = Int.max
    var hasLosers = false
    for feature in source.notes.features {
      if let old = best[feature.number] {
        guard old.place < place,
          let known = variationsIfBetter(source, feature.closeness, than: old)
        else { continue }
        variations = min(variations, known)
        entries[old.place].features -= 1
        hasLosers = hasLosers || entries[old.place].features == 0
      } else if best.count == Self.limit {
        continue
      } else {
        variations = 0
      }
      best[feature.number] = Best(closeness: feature.closeness, place: place)
      covered += 1
    }
    guard covered > 0 else { return }
    let candidate = Candidate(values: source.values, spans: source.spans)
    entries.append(Entry(candidate: candidate, features: covered, variations: variations))
    if hasLosers { removeLosers() }
  }

  /// Returns the number of variations with which a case replaces another one; nil if it does not.
  ///
  /// A case that is equally close replaces the other one, so that the search can cross plateaus, but
  /// is not varied again from the start.
  private func variationsIfBetter(
    _ source: ChoiceSource,
    _ closeness: Int,
    than old: Best
  ) -> Int? {
    if closeness != old.closeness { return closeness > old.closeness ? 0 : nil }
    let entry = entries[old.place]
    let length = entry.candidate.values.count
    if source.count != length { return source.count < length ? 0 : nil }
    return closeness > 0 ? entry.variations : nil
  }

  /// Removes the cases that are not the closest of any feature any more.
  private mutating func removeLosers() {
    var moved = [Int](repeating: 0, count: entries.count)
    var count = 0
    for place in entries.indices {
      moved[place] = count
      if entries[place].features > 0 { count += 1 }
    }
    entries.removeAll { $0.features == 0 }
    best = best.mapValues { Best(closeness: $0.closeness, place: moved[$0.place]) }
  }

  /// Returns a variation of the case that was varied least often, in time linear in their number.
  mutating func variation(by generator: inout Xoshiro256) -> Candidate {
    var chosen = entries.count - 1
    for place in entries.indices.reversed()
    where entries[place].variations < entries[chosen].variations {
      chosen = place
    }
    entries[chosen].variations += 1
    let donor = Int(generator.next(upTo: UInt64(entries.count - 1)))
    return entries[chosen].candidate.varied(with: entries[donor].candidate, by: &generator)
  }
}
