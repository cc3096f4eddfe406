/// An exhaustive enumeration of a small domain, by counting up the choices of its generator.
///
/// It counts like an odometer: after each case, the last choice that can grow grows by one, and the
/// choices after it are dropped. If the generator repairs a request to a simpler case, that case is
/// already known; if it repairs it to a less simple one, the cases between do not exist.
///
/// A domain counts as small only if it was counted to the end. Any doubt makes it large: too many
/// choices in a case, a replay with a gap, or too much to generate.
///
/// Source: Runciman, Naylor, Lindblad, "SmallCheck and Lazy SmallCheck", Haskell Symposium 2008,
/// for exhaustive testing of small domains; the odometer is folklore.
@usableFromInline
struct Enumeration {
  /// The choices to replay next; all later ones are 0.
  private var asked: [Choice] = []
  private var isAtEnd = false

  private var effort: Int

  /// The number of choices that may be generated for each case that a small domain may have.
  private static let choicesPerCase = 64

  private init(upTo limit: Int) { effort = limit * Self.choicesPerCase }

  /// Returns the choices of each case of a domain, simplest first; nil unless these are certainly
  /// all.
  ///
  /// The result includes cases that the generator rejects, because filters cannot be predicted.
  ///
  /// - Complexity: Generates at most 64 choices for each of `limit` cases, and one case more.
  @usableFromInline
  static func cases(
    upTo limit: Int,
    in source: ChoiceSource,
    generate: () -> Void
  ) -> [[UInt64]]? {
    var enumeration = Enumeration(upTo: limit)
    var cases: [[UInt64]] = []
    while !enumeration.isAtEnd {
      source.beginReplay(enumeration.asked.map(\.value))
      generate()
      guard enumeration.mayGoOn(after: source, upTo: limit) else { return nil }
      if enumeration.advance(past: source) { cases.append(source.values) }
      guard cases.count <= limit else { return nil }
    }
    return cases.sorted { isSimpler($0, than: $1) }
  }

  /// Returns whether the domain may still turn out to be small.
  private mutating func mayGoOn(after source: ChoiceSource, upTo limit: Int) -> Bool {
    effort -= source.count + 1
    guard effort > 0, !source.hasGaps, source.count < source.choiceLimit else { return false }
    return Self.leastCount(after: source) <= UInt64(limit)
  }

  /// Moves past the recorded case; returns false if that case was already known.
  private mutating func advance(past source: ChoiceSource) -> Bool {
    let recorded = source.choices
    let change = asked.indices.first { index in
      index >= recorded.count || recorded[index].value != asked[index].value
    }
    // A case that was repaired to a simpler one says nothing about the choices that follow.
    let isKnown = change.map { $0 >= recorded.count || recorded[$0].value < asked[$0].value }
    if isKnown != true { asked = recorded }
    while let last = asked.popLast() {
      guard last.value < last.bound else { continue }
      asked.append(Choice(unchecked: last.value + 1, bound: last.bound, fold: last.fold))
      return isKnown != true
    }
    isAtEnd = true
    return isKnown != true
  }

  /// Returns a lower bound for the number of cases: each choice of this one could be different.
  private static func leastCount(after source: ChoiceSource) -> UInt64 {
    var count: UInt64 = 1
    for position in 0..<source.count {
      let (sum, overflow) = count.addingReportingOverflow(source.recorded[position].bound)
      if overflow { return .max }
      count = sum
    }
    return count
  }
}
