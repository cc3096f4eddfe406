/// The characters of a text, from the simplest on.
///
/// An alphabet is a list of ranges of Unicode scalars in order of simplicity. Half of the random
/// draws pick a range first, each equally likely, so that a large range does not drown out the
/// small ones.
public struct Alphabet: Hashable, Sendable {
  /// The ranges of scalar values, disjoint and without surrogates.
  let ranges: [ClosedRange<UInt32>]

  private let starts: [Int]

  /// The number of scalars.
  public let count: Int

  init(ranges: [ClosedRange<UInt32>]) {
    precondition(!ranges.isEmpty, "an alphabet without characters")
    self.ranges = ranges
    var starts: [Int] = []
    var passed = 0
    for range in ranges {
      starts.append(passed)
      passed += range.count
    }
    self.starts = starts
    count = passed
  }

  /// Creates an alphabet of the given scalars, the first of which is the simplest.
  ///
  /// - Precondition: There is a scalar.
  public init(_ scalars: String) {
    var seen: Set<UInt32> = []
    let distinct = scalars.unicodeScalars.map(\.value).filter { seen.insert($0).inserted }
    var ranges: [ClosedRange<UInt32>] = []
    for value in distinct {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    self.init(ranges: ranges)
  }

  /// Returns the scalars of one alphabet, followed by those found only in another.
  public static func + (one: Alphabet, two: Alphabet) -> Alphabet {
    Alphabet(ranges: one.ranges + two.ranges.flatMap { $0.without(one.ranges) })
  }

  /// Accesses the scalar at an index.
  ///
  /// - Complexity: O(log *r*) for *r* ranges.
  /// - Precondition: `index` is in `0..<count`.
  public subscript(index: Int) -> Unicode.Scalar {
    precondition(index >= 0 && index < count, "there is no scalar \(index) of \(count)")
    var (low, high) = (0, starts.count)
    // Invariant: the scalar is in one of the ranges from `low` to before `high`.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return ranges[low].scalar(index - starts[low])
  }

  /// Returns the index of a scalar, or nil if it is not in the alphabet.
  ///
  /// - Complexity: O(*r*) for *r* ranges.
  public func index(of scalar: Unicode.Scalar) -> Int? {
    guard let found = ranges.firstIndex(where: { $0.contains(scalar.value) }) else { return nil }
    return starts[found] + Int(scalar.value - ranges[found].lowerBound)
  }

  /// Returns a random index, half of the time from a range that is picked first.
  func randomIndex(_ generator: inout Xoshiro256) -> UInt64 {
    guard generator.next() & 1 == 0 else { return generator.next(upTo: UInt64(count - 1)) }
    let picked = Int(generator.next(upTo: UInt64(ranges.count - 1)))
    return UInt64(starts[picked]) + generator.next(upTo: UInt64(ranges[picked].count - 1))
  }
}

extension ClosedRange<UInt32> {
  fileprivate func scalar(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(lowerBound + UInt32(index)) ?? "\u{FFFD}"
  }

  fileprivate func without(_ others: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var rest: [ClosedRange<UInt32>] = []
    var start = lowerBound
    for other in others.sorted(by: { $0.lowerBound < $1.lowerBound }) where overlaps(other) {
      if other.lowerBound > start { rest.append(start...(other.lowerBound - 1)) }
      start = Swift.max(start, other.upperBound + 1)
    }
    if start <= upperBound { rest.append(start...upperBound) }
    return rest
  }
}
