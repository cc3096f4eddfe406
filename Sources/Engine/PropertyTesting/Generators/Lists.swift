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
    count lengths: ClosedRange<Int>,
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
    // Growing step by step would cost more than most elements do.
    let expected = average ?? lengths.upperBound / 2
    if source.isRandom, expected > 0 { values.reserveCapacity(Swift.min(expected, 64)) }
    source.list(label, min: lengths.lowerBound, max: lengths.upperBound, average: average) { _ in
      values.append(element.generate(from: source))
    }
    return values
  }
}

extension Lists: RecordingGenerator where Element: RecordingGenerator {
  /// States the choices of a list.
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
  /// An element of a list that nobody named.
  public static let element = SpanLabel(3)
}

extension Generator {
  /// Lists of these values.
  @inlinable
  public func list(count lengths: ClosedRange<Int>, average: Int? = nil) -> Lists<Self> {
    Lists(of: self, count: lengths, average: average)
  }

  /// Lists of a fixed number of these values.
  @inlinable
  public func list(count: Int) -> Lists<Self> { Lists(of: self, count: count...count) }
}
