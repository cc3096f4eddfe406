/// All cases of a generator, found by counting its choices up: the way through a domain that is small.
///
/// After each case, the last choice that can be larger becomes larger by one, and what followed it is
/// given up, as an odometer counts. Where the generator repairs what was asked for to something
/// simpler, the case was there already; to something less simple, all between is left out with it.
///
/// That a domain is small is said only when it was counted to the end. Whatever is in doubt makes it
/// large: a case with too many choices, a replay that left a step out, too much to generate.
///
/// Source: Runciman, Naylor, Lindblad, "SmallCheck and Lazy SmallCheck", Haskell Symposium 2008, for
/// exhaustive testing of small domains; the odometer is folklore.
@usableFromInline
struct Enumeration {
  /// The choices that are asked for; what follows them is 0.
  private var asked: [Choice] = []
  private var isAtEnd = false

  /// How many choices may still be generated.
  private var effort: Int

  /// How many choices may be generated for each case that a small domain may have.
  private static let choicesPerCase = 64

  private init(upTo limit: Int) { effort = limit * Self.choicesPerCase }

  /// Finds all cases of a domain.
  ///
  /// What the generator rejects is among them: a filter cannot be known to do so before.
  ///
  /// - Parameters:
  ///   - limit: How many cases there may be.
  ///   - source: Where the generator draws from.
  ///   - generate: Runs the generator once.
  /// - Returns: The choices of each case, simplest first; nil unless these are certain to be all.
  /// - Complexity: Generates at most 64 choices for each case that there may be, and one case more.
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

  /// Whether the domain may still be small and be counted to the end.
  private mutating func mayGoOn(after source: ChoiceSource, upTo limit: Int) -> Bool {
    effort -= source.count + 1
    guard effort > 0, !source.hasGaps, source.count < source.choiceLimit else { return false }
    return Self.leastCount(after: source) <= UInt64(limit)
  }

  /// Moves past the case that the source has recorded; false if it was there already.
  private mutating func advance(past source: ChoiceSource) -> Bool {
    let recorded = source.choices
    let change = asked.indices.first { index in
      index >= recorded.count || recorded[index].value != asked[index].value
    }
    // A case that came out simpler than it was asked for tells nothing of the choices that follow.
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

  /// How many cases there are at least, judged by one of them: any of its choices could be another.
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
