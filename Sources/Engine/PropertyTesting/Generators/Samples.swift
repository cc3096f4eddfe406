/// Some elements of a fixed collection in any order, each at most once.
///
/// Each is recorded as its position in the collection, so that it stays the same when others are
/// deleted. A replay that asks for an element twice gets the next free one.
public struct Samples<Element: Sendable>: Generator {
  @usableFromInline let elements: [Element]
  @usableFromInline let counts: ClosedRange<Int>

  /// Creates a generator of samples with the given numbers of elements.
  ///
  /// - Precondition: The collection has enough elements.
  @inlinable
  public init(of elements: some Sequence<Element>, count counts: ClosedRange<Int>) {
    self.elements = Array(elements)
    self.counts = counts
    precondition(counts.upperBound <= self.elements.count, "fewer than \(counts.upperBound)")
  }

  /// Draws one sample.
  ///
  /// - Complexity: O(*n* * *k*) steps for *k* of *n* elements.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Element] {
    var isFree = [Bool](repeating: true, count: elements.count)
    var drawn: [Element] = []
    source.list(.place, min: counts.lowerBound, max: counts.upperBound) { taken in
      let place = source.pickFree(isFree, free: elements.count - taken)
      isFree[place] = false
      drawn.append(elements[place])
    }
    return drawn
  }
}

extension ChoiceSource {
  @usableFromInline
  func pickFree(_ isFree: [Bool], free: Int) -> Int {
    let bound = UInt64(isFree.count - 1)
    var position: Int
    if let settled = settled(upTo: bound) {
      position = Int(settled)
      while !isFree[position] { position = (position + 1) % isFree.count }
    } else {
      var rest = generator.next(upTo: UInt64(free - 1))
      position = 0
      while rest > 0 || !isFree[position] {
        if isFree[position] { rest -= 1 }
        position += 1
      }
    }
    return Int(append(UInt64(position), bound: bound))
  }
}
