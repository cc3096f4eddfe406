/// Some elements of a fixed collection, in their original order.
///
/// Each element is a flag, the last one first; a flag that is not open to choice has the bound 0.
/// Fewer elements are simpler, then earlier ones.
public struct Subsets<Element: Sendable>: Generator {
  @usableFromInline let elements: [Element]
  @usableFromInline let counts: ClosedRange<Int>

  /// Creates a generator of subsets of any number of elements.
  @inlinable
  public init(of elements: some Sequence<Element>) {
    let elements = Array(elements)
    self.init(of: elements, count: 0...elements.count)
  }

  /// Creates a generator of subsets with the given numbers of elements, each number equally likely.
  ///
  /// - Precondition: The collection has enough elements.
  @inlinable
  public init(of elements: some Sequence<Element>, count counts: ClosedRange<Int>) {
    self.elements = Array(elements)
    self.counts = counts
    precondition(0 <= counts.lowerBound && counts.upperBound <= self.elements.count, "too few")
  }

  /// Draws one subset.
  @inlinable
  public func generate(from source: ChoiceSource) -> [Element] {
    var chosen: [Element] = []
    source.subset(of: elements.count, counts) { chosen.append(elements[$0]) }
    return chosen.reversed()
  }
}

extension ChoiceSource {
  /// Draws which of several elements are taken, the last one first.
  @usableFromInline
  func subset(of total: Int, _ counts: ClosedRange<Int>, take: (Int) -> Void) {
    let extra = UInt64(counts.upperBound - counts.lowerBound)
    let wanted = isRandom ? counts.lowerBound + Int(generator.next(upTo: extra)) : 0
    var taken = 0
    for index in stride(from: total - 1, through: 0, by: -1) {
      let isForced = taken + index < counts.lowerBound
      let isOpen = !isForced && taken < counts.upperBound
      // One span each, so that shrinking can sort them.
      let flag = span(.place) {
        draw(upTo: isOpen ? 1 : 0) { generator in
          generator.next(upTo: UInt64(index)) < UInt64(max(wanted - taken, 0)) ? 1 : 0
        }
      }
      guard isForced || flag == 1 else { continue }
      take(index)
      taken += 1
    }
  }
}
