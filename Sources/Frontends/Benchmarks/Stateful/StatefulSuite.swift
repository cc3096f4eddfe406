/// The stateful workloads as a table: how soon a seeded fault is found, and what it shrinks to.
///
/// Finding is measured with all phases on, shrinking from random starts at full size.
public enum StatefulSuite {
  /// The names of the workloads.
  public static let names = rows.map(\.name)

  /// Measures one workload, `nil` when there is none of that name.
  ///
  /// - Parameters:
  ///   - name: The workload.
  ///   - seeds: How many seeds, from 1000 on.
  /// - Returns: Figures that are the same on every machine, and times that are not.
  public static func measure(_ name: String, seeds: Int) -> StatefulFigure? {
    rows.first { $0.name == name }?.measure(seeds)
  }

  private struct Row: Sendable {
    let name: String
    let measure: @Sendable (Int) -> StatefulFigure

    init<G, Failure>(_ workload: StatefulWorkload<G, Failure>) {
      name = workload.name
      measure = { StatefulFigure(workload, seeds: $0) }
    }
  }

  private static let rows: [Row] = [
    Row(StatefulWorkloads.dieHard), Row(StatefulWorkloads.ring3), Row(StatefulWorkloads.ring8),
    Row(StatefulWorkloads.ringWrap), Row(StatefulWorkloads.registry),
    Row(StatefulWorkloads.recentCache), Row(StatefulWorkloads.tickets),
  ]
}
