/// The stateful workloads, found with all phases on and shrunk from random starts at full size.
public enum StatefulSuite {
  /// The names of the workloads.
  public static let names = rows.map(\.name)

  /// Measures one workload with seeds from 1000 upwards, or returns `nil` if there is none.
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
