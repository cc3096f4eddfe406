/// Dictionaries; fewer pairs are simpler.
///
/// Each pair is one element of the case: a key distinct from those before it, then its value.
public struct Dictionaries<Key: Generator, Content: Generator>: Generator
where Key.Value: Hashable {
  @usableFromInline let key: Key
  @usableFromInline let content: Content
  @usableFromInline let counts: ClosedRange<Int>
  @usableFromInline let average: Int?

  /// Creates a generator of dictionaries with the given numbers of pairs.
  @inlinable
  public init(
    of key: Key,
    to content: Content,
    count counts: ClosedRange<Int> = 0...20,
    average: Int? = nil
  ) {
    self.key = key
    self.content = content
    self.counts = counts
    self.average = average
  }

  /// Draws one dictionary; if there are too few keys it is smaller, or the case is rejected.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Key.Value: Content.Value] {
    var pairs: [Key.Value: Content.Value] = [:]
    var newKey: Key.Value?
    source.distinctList(
      .element,
      min: counts.lowerBound,
      max: counts.upperBound,
      average: average
    ) { _ in
      let key = key.generate(from: source)
      newKey = key
      return !source.isRejected && pairs[key] == nil
    } rest: { _ in
      if let newKey { pairs[newKey] = content.generate(from: source) }
    }
    return pairs
  }
}

extension Generator where Value: Hashable {
  /// Returns a generator of dictionaries from these values to those of another generator.
  @inlinable
  public func dictionary<Content: Generator>(
    to content: Content,
    count counts: ClosedRange<Int> = 0...20,
    average: Int? = nil
  ) -> Dictionaries<Self, Content> {
    Dictionaries(of: self, to: content, count: counts, average: average)
  }
}
