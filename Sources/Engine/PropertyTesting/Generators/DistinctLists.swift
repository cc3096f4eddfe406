/// Lists of distinct values; shorter is simpler.
///
/// A duplicate is drawn again, or in a replay counted up to a new value; see
/// ``ChoiceSource/distinctList(_:min:max:average:body:)``.
public struct DistinctLists<Element: Generator>: Generator where Element.Value: Hashable {
  @usableFromInline let element: Element
  @usableFromInline let lengths: ClosedRange<Int>
  @usableFromInline let average: Int?
  @usableFromInline let label: SpanLabel

  /// Creates a generator of lists with the given lengths.
  @inlinable
  public init(
    of element: Element,
    count lengths: ClosedRange<Int> = 0...20,
    average: Int? = nil,
    label: SpanLabel = .element
  ) {
    self.element = element
    self.lengths = lengths
    self.average = average
    self.label = label
  }

  /// Draws one list; if there are too few values it is shorter, or the case is rejected.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Element.Value] {
    var values: [Element.Value] = []
    var seen: Set<Element.Value> = []
    source.distinctList(
      label,
      min: lengths.lowerBound,
      max: lengths.upperBound,
      average: average
    ) { _ in
      let value = element.generate(from: source)
      guard !source.isRejected, seen.insert(value).inserted else { return false }
      values.append(value)
      return true
    }
    return values
  }
}

extension DistinctLists: RecordingGenerator where Element: RecordingGenerator {
  /// Records the choices of a list without duplicates.
  @inlinable
  public func record(_ value: [Element.Value], in source: ChoiceSource) -> Bool {
    guard Set(value).count == value.count else { return false }
    return Lists(of: element, count: lengths, label: label).record(value, in: source)
  }
}

extension Generator where Value: Hashable {
  /// Returns a generator of lists of these values without duplicates.
  @inlinable
  public func distinctList(
    count lengths: ClosedRange<Int> = 0...20,
    average: Int? = nil
  ) -> DistinctLists<Self> {
    DistinctLists(of: self, count: lengths, average: average)
  }

  /// Returns a generator of sets of these values.
  @inlinable
  public func set(
    count lengths: ClosedRange<Int> = 0...20,
    average: Int? = nil
  ) -> Mapped<DistinctLists<Self>, Set<Value>> {
    distinctList(count: lengths, average: average).map { Set($0) }
  }
}
