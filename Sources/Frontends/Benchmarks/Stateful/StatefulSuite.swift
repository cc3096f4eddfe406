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
    rows.first { $0.name == name }.map { StatefulFigure($0, seeds: seeds) }
  }

  private static let rows: [StatefulRow] = [
    StatefulRow(StatefulWorkloads.dieHard), StatefulRow(StatefulWorkloads.ring3),
    StatefulRow(StatefulWorkloads.ring8),
    StatefulRow(StatefulWorkloads.ringWrap), StatefulRow(StatefulWorkloads.registry),
    StatefulRow(StatefulWorkloads.recentCache), StatefulRow(StatefulWorkloads.tickets),
  ]
}
