/// The stateful workloads: the time to find a seeded fault, and the result of shrinking it.
///
/// Finding is measured with all phases on, shrinking from random starts at full size.
public enum StatefulSuite {
  /// The names of the workloads.
  public static let names = rows.map(\.name)

  /// Measures one workload with seeds from 1000 upwards; returns `nil` if there is none of that
  /// name.
  ///
  /// The figures are the same on every machine, except for the times.
  public static func measure(_ name: String, seeds: Int) -> StatefulFigure? {
    rows.first { $0.name == name }.map { StatefulFigure($0, seeds: seeds) }
  }

  private static let rows: [StatefulRow] = [
    StatefulRow(StatefulWorkloads.dieHard), StatefulRow(StatefulWorkloads.ring3),
    StatefulRow(StatefulWorkloads.ring8),
    StatefulRow(StatefulWorkloads.ringWrap), StatefulRow(StatefulWorkloads.registry),
    StatefulRow(StatefulWorkloads.recentCache), StatefulRow(StatefulWorkloads.tickets),
  ]
}
