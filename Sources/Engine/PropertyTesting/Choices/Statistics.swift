/// Counts of labels and summaries of numbers that were observed in a run.
///
/// Merging is associative and commutative, so the statistics of islands can be merged in any order.
/// All lists are sorted by name.
public struct Statistics: Hashable, Sendable {
  private var counts: [String: Int] = [:]
  private var summaries: [String: Summary] = [:]

  /// Creates empty statistics.
  public init() {}

  /// Counts one occurrence, or several, of a label.
  public mutating func count(_ label: String, times: Int = 1) {
    counts[label, default: 0] += times
  }

  /// Adds one number under a name.
  public mutating func observe(_ name: String, _ number: Int) {
    summaries[name, default: Summary()].add(number)
  }

  /// Adds the counts and numbers of other statistics.
  public mutating func merge(_ other: Statistics) {
    counts.merge(other.counts) { $0 + $1 }
    summaries.merge(other.summaries) { $0.merged(with: $1) }
  }

  /// The labels with their counts, sorted.
  public var labels: [(label: String, count: Int)] {
    counts.sorted { $0.key < $1.key }.map { (label: $0.key, count: $0.value) }
  }

  /// The named numbers with their summaries, sorted.
  public var observations: [(name: String, summary: Summary)] {
    summaries.sorted { $0.key < $1.key }.map { (name: $0.key, summary: $0.value) }
  }

  /// Returns the count of a label.
  public func count(of label: String) -> Int { counts[label] ?? 0 }
}

extension Statistics {
  /// A summary of the numbers under one name.
  public struct Summary: Hashable, Sendable {
    /// The number of numbers.
    public private(set) var count = 0

    /// The smallest number; meaningless if there are none.
    public private(set) var least = Int.max

    /// The largest number; meaningless if there are none.
    public private(set) var greatest = Int.min

    /// The sum of the numbers.
    public private(set) var total: Int128 = 0

    /// The mean, rounded towards zero; 0 if there are none.
    public var mean: Int { count == 0 ? 0 : Int(total / Int128(count)) }

    mutating func add(_ number: Int) {
      count += 1
      least = min(least, number)
      greatest = max(greatest, number)
      total += Int128(number)
    }

    func merged(with other: Summary) -> Summary {
      var merged = self
      merged.count += other.count
      merged.least = min(least, other.least)
      merged.greatest = max(greatest, other.greatest)
      merged.total += other.total
      return merged
    }
  }
}
