import WidgetModel

extension Scenario {
  /// Moves stimuli away from the start and from each other by an interval, in their order; those of
  /// one instant stay together, and those at the start stay there.
  mutating func spreadStimuli(by step: Interval) {
    let instants = Set(workload.map(\.at)).subtracting([.start]).sorted()
    for index in workload.indices {
      guard let rank = instants.firstIndex(of: workload[index].at) else { continue }
      workload[index].at = workload[index].at + step * Int64(rank + 1)
    }
    length = length + step * Int64(instants.count)
  }
}
