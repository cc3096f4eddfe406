/// All elements of a fixed collection in any order; the given order is the simplest.
///
/// An order is recorded as a Lehmer code: for each place, the position of its element among those
/// left. Zeros give the original order, and a single 1 exchanges two neighbours.
public struct Permutations<Element: Sendable>: Generator {
  @usableFromInline let elements: [Element]

  /// Creates a generator of permutations.
  @inlinable
  public init(of elements: some Sequence<Element>) { self.elements = Array(elements) }

  /// Draws one permutation.
  ///
  /// - Complexity: O(*n*^2) moves for *n* elements.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Element] {
    var left = elements
    var drawn: [Element] = []
    source.list(.place, min: left.count, max: left.count) { _ in
      drawn.append(left.remove(at: source.pick(count: left.count)))
    }
    return drawn
  }
}

extension SpanLabel {
  /// A place in a permutation, a sample or a subset.
  public static let place = SpanLabel(9)
}
