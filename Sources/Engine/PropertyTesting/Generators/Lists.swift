/// Lists of values; shorter is simpler.
public struct Lists<Element: Generator>: Generator {
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

  /// Draws one list.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Element.Value] {
    var values: [Element.Value] = []
    // Reserve once; growing step by step would cost more than most elements.
    let expected = average ?? lengths.upperBound / 2
    if source.isRandom, expected > 0 { values.reserveCapacity(Swift.min(expected, 64)) }
    source.list(label, min: lengths.lowerBound, max: lengths.upperBound, average: average) { _ in
      values.append(element.generate(from: source))
    }
    return values
  }
}

extension Lists: RecordingGenerator where Element: RecordingGenerator {
  /// Records the choices of a list.
  @inlinable
  public func record(_ value: [Element.Value], in source: ChoiceSource) -> Bool {
    guard lengths.contains(value.count) else { return false }
    var isMade = true
    source.recordList(
      label,
      count: value.count,
      min: lengths.lowerBound,
      max: lengths.upperBound
    ) { index in
      isMade = isMade && element.record(value[index], in: source)
    }
    return isMade
  }
}

extension SpanLabel {
  /// An element of a list without a label of its own.
  public static let element = SpanLabel(3)
}

extension Generator {
  /// Returns a generator of lists of these values.
  @inlinable
  public func list(count lengths: ClosedRange<Int> = 0...20, average: Int? = nil) -> Lists<Self> {
    Lists(of: self, count: lengths, average: average)
  }

  /// Returns a generator of lists of a fixed number of these values.
  @inlinable
  public func list(count: Int) -> Lists<Self> { Lists(of: self, count: count...count) }
}
