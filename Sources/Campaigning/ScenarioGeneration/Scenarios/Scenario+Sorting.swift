import WidgetModel

extension Scenario {
  /// Sorts the workload by time; simultaneous stimuli keep their order.
  mutating func sortWorkload() {
    let isSorted = !zip(workload, workload.dropFirst()).contains { $1.at < $0.at }
    guard !isSorted else { return }
    let order = workload.indices.sorted {
      (workload[$0].at.microseconds, $0) < (workload[$1].at.microseconds, $1)
    }
    workload = order.map { workload[$0] }
  }
}
