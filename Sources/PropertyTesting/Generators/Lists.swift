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
    source.list(label, min: lengths.lowerBound, max: lengths.upperBound, average: average) { _ in
      values.append(element.generate(from: source))
    }
    return values
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
}
