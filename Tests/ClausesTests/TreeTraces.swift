import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// A run in which the first placed widget shows one tree.
  static func showing(
    _ nodes: [ViewNode],
    family: Family = .systemSmall,
    _ profile: Profile = .iOS26
  ) -> TraceBuilder {
    var run = TraceBuilder(profile).with { $0.placements[0].family = family }
    run = run.views([nodes]).added().reload(1, .added).answered(1, entries: ["0s"])
    return run.committed(1, timeline: 0).displayed(timeline: 0, entry: 0).at("1m")
  }

  /// A run in which a provider answers with entries that show these trees, one each.
  static func answering(
    _ trees: [[ViewNode]],
    family: Family = .systemSmall,
    _ profile: Profile = .iOS26
  ) -> TraceBuilder {
    let entries = trees.indices.map {
      TimelineEntry(date: .defaultStart + .hours(Int64($0)), view: ViewID($0))
    }
    return TraceBuilder(profile).with { $0.placements[0].family = family }.views(trees)
      .added().reload(1, .added).answered(1, Timeline(entries: entries, policy: .never))
  }

  func views(_ trees: [[ViewNode]]) -> TraceBuilder {
    trees.reduce(self) { run, nodes in run.view(ViewTree(nodes: nodes)) }
  }

  /// A person taps a node, or elsewhere.
  func tapped(_ node: Int = -1, placement: Int = 0) -> TraceBuilder {
    input(.tapped(PlacementID(placement), node: Int32(node)))
  }

  func led(_ destination: Destination, placement: Int = 0) -> TraceBuilder {
    effect(.led(PlacementID(placement), destination))
  }

  func toggled(_ node: Int, _ isOn: Bool, placement: Int = 0) -> TraceBuilder {
    effect(.toggled(PlacementID(placement), node: Int32(node), isOn: isOn))
  }
}
