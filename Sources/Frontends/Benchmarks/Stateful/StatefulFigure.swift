import PropertyTesting

/// The result of one stateful workload over some seeds.
public struct StatefulFigure: Sendable {
  /// The workload.
  public let name: String

  /// The number of seeds tried.
  public let seeds: Int

  /// The smallest number of failing steps.
  public let leastSteps: Int

  /// The median number of cases to the first failure with all phases on; 10,000 if there is none.
  public private(set) var casesToFind = 0

  /// The median number of steps in these cases together.
  public private(set) var stepsToFind = 0

  /// The number of seeds that found a failure from a random start at full size.
  public private(set) var found = 0

  /// The number of seeds that ended at the smallest number of steps.
  public private(set) var atLeastSteps = 0

  /// The number of seeds that reached the simplest case.
  public private(set) var simplest = 0

  /// The number of distinct results.
  public private(set) var distinctResults = 0

  /// The number of distinct first failures.
  public private(set) var distinctStarts = 0

  /// The complete runs of the machine in one shrink: median and ninetieth percentile.
  public private(set) var runs = (median: 0, ninetieth: 0)

  /// The median time to find a failure from a random start and to shrink it, in microseconds.
  public private(set) var microseconds = 0

  init(_ row: StatefulRow, seeds: Int) {
    name = row.name
    self.seeds = seeds
    let minimum = row.minimum()
    leastSteps = minimum.steps
    let clock = ContinuousClock()
    var (starts, results) = (Set<[UInt64]>(), Set<AnyHashable>())
    var (cases, steps, runs, times): ([Int], [Int], [Int], [Duration]) = ([], [], [], [])
    for seed in 1000..<1000 + UInt64(seeds) {
      let search = row.search(seed)
      cases.append(search?.cases ?? 10_000)
      steps.append(search?.steps ?? 500_000)
      let begin = clock.now
      guard let trial = row.shrink(seed) else { continue }
      times.append(clock.now - begin)
      starts.insert(trial.start)
      results.insert(trial.result.value)
      runs.append(trial.runs)
      if trial.result.steps == leastSteps { atLeastSteps += 1 }
      if trial.result.value == minimum.value { simplest += 1 }
    }
    found = runs.count
    distinctResults = results.count
    distinctStarts = starts.count
    self.runs = (runs.quantile(1, of: 2) ?? 0, runs.quantile(9, of: 10) ?? 0)
    casesToFind = cases.quantile(1, of: 2) ?? 0
    stepsToFind = steps.quantile(1, of: 2) ?? 0
    microseconds = times.quantile(1, of: 2).map { Int($0 / .microseconds(1)) } ?? 0
  }
}
