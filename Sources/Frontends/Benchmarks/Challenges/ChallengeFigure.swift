import PropertyTesting

/// The result of one challenge over some seeds.
public struct ChallengeFigure: Sendable {
  /// The challenge.
  public let name: String

  /// The number of seeds tried.
  public let seeds: Int

  /// The number of seeds that found a failure.
  public private(set) var found = 0

  /// The number of seeds that reached the ideal result.
  public private(set) var ideal = 0

  /// The number of distinct results, ideal or not.
  public private(set) var distinctResults = 0

  /// The number of distinct first failures.
  public private(set) var distinctStarts = 0

  /// The median number of choices in a first failure.
  public private(set) var startLength = 0

  /// The property calls after the first failure: median and ninetieth percentile.
  public private(set) var calls = (median: 0, ninetieth: 0)

  /// The median number of cases to the first failure with all phases on; 10,000 if there is none.
  public private(set) var casesToFind = 0

  /// The median time to find a failure from a random start and to shrink it, in microseconds.
  public private(set) var microseconds = 0

  /// True if the distinct starts of 200 seeds are fewer than 150, or than 30 if few exist.
  public var isVoid: Bool { distinctStarts * 200 < leastStarts * seeds }

  private let leastStarts: Int

  init(_ row: ChallengeRow, seeds: Int) {
    name = row.name
    self.seeds = seeds
    leastStarts = row.leastStarts
    let clock = ContinuousClock()
    var (starts, results) = (Set<[UInt64]>(), Set<AnyHashable>())
    var (lengths, called, finding, times): ([Int], [Int], [Int], [Duration]) = ([], [], [], [])
    for seed in 1000..<1000 + UInt64(seeds) {
      finding.append(row.casesToFind(seed) ?? 10_000)
      let begin = clock.now
      guard let trial = row.shrink(seed) else { continue }
      times.append(clock.now - begin)
      starts.insert(trial.start)
      lengths.append(trial.start.count)
      called.append(trial.calls)
      results.insert(trial.result)
      if trial.isIdeal { ideal += 1 }
    }
    found = lengths.count
    distinctResults = results.count
    distinctStarts = starts.count
    startLength = lengths.quantile(1, of: 2) ?? 0
    calls = (called.quantile(1, of: 2) ?? 0, called.quantile(9, of: 10) ?? 0)
    casesToFind = finding.quantile(1, of: 2) ?? 0
    microseconds = times.quantile(1, of: 2).map { Int($0 / .microseconds(1)) } ?? 0
  }
}

extension Array where Element: Comparable {
  /// Returns the element at a fraction of the sorted elements, `nil` if there are none.
  func quantile(_ part: Int, of whole: Int) -> Element? {
    isEmpty ? nil : sorted()[Swift.min(count - 1, count * part / whole)]
  }
}
