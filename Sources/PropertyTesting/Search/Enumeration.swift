/// All cases of a generator, in the order of their sequences: the way through a domain that is small.
///
/// After each case, the last choice that can be larger becomes larger by one, and what followed it is
/// given up, as an odometer counts. A sequence that the generator had to repair stands for one that
/// was there already.
///
/// Source: Runciman, Naylor, Lindblad, "SmallCheck and Lazy SmallCheck", Haskell Symposium 2008, for
/// exhaustive testing of small domains; the odometer is folklore.
@usableFromInline
struct Enumeration {
  private var asked: [UInt64] = []
  private var isAtEnd = false

  @usableFromInline
  init() {}

  /// Begins the next case in a source; false when there is none.
  @usableFromInline
  func begin(_ source: ChoiceSource) -> Bool {
    if isAtEnd { return false }
    source.beginReplay(asked)
    return true
  }

  /// Moves past the case that the source has recorded; false if it was a repaired one.
  @usableFromInline
  mutating func advance(past source: ChoiceSource) -> Bool {
    let choices = source.choices
    var values = choices.map(\.value)
    // Where a value was repaired to a smaller one, go on from the one that was asked for.
    let repaired = zip(asked, values).contains { $0 > $1 } || asked.count > values.count
    for place in asked.indices where place < values.count && asked[place] > values[place] {
      values[place] = asked[place]
    }
    guard let last = choices.indices.last(where: { values[$0] < choices[$0].bound }) else {
      isAtEnd = true
      return !repaired
    }
    asked = Array(values[...last])
    asked[last] += 1
    return !repaired
  }

  /// How many cases there are at least, judged by one of them: any of its choices could be another.
  @usableFromInline
  static func leastCount(after source: ChoiceSource) -> UInt64 {
    var count: UInt64 = 1
    for choice in source.choices {
      let (sum, overflow) = count.addingReportingOverflow(choice.bound)
      if overflow { return .max }
      count = sum
    }
    return count
  }
}
