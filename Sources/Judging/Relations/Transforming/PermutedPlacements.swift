import WidgetModel

/// Widgets are installed and placed in the opposite order: each placed widget sees the same.
///
/// The order of placements decides only whose turn comes first at one instant. So the events of
/// each placed widget are the same, in the same order.
///
/// It requires budgets that are not shared: of two reloads at one instant, the first gets the last
/// token. The placements of one widget are swapped only if its code cannot distinguish who asks
/// first: each of its scripts has at most one call, and no answer kills the process in which the
/// others are made.
enum PermutedPlacements {
  enum Situation: String, CaseIterable {
    case widgets = "several placed widgets"
    case placements = "several placements of one widget"
    case leftOut = "not compared: placements share a budget or a script"
  }

  static func preparation(after first: FirstRun) -> Preparation {
    let scenario = first.scenario
    let placed = first.setup.placements
    guard placed.count > 1 else { return .saysNothing }
    let leftOut = Preparation.leavesOut(situation: ordinal(of: Situation.leftOut))
    guard !first.setup.sharesBudgets(placed.indices, with: placed.indices) else { return leftOut }
    let limit = first.setup.profile[.memoryLimit]
    let turned = scenario.widgets.map { $0.placements.count > 1 && $0.answersAlike(within: limit) }
    var situations: [Int] = []
    if scenario.widgets.count(where: { !$0.placements.isEmpty }) > 1 {
      situations.append(ordinal(of: Situation.widgets))
    }
    if turned.contains(true) { situations.append(ordinal(of: Situation.placements)) }
    guard !situations.isEmpty else { return leftOut }

    var order: [Int] = []
    var firstPlacement = placed.count
    for (widget, isTurned) in zip(scenario.widgets, turned).reversed() {
      firstPlacement -= widget.placements.count
      let own = Array(firstPlacement..<firstPlacement + widget.placements.count)
      order += isTurned ? own.reversed() : own
    }
    let widgets = Array(scenario.widgets.indices.reversed())
    var permuted = scenario
    permuted.widgets = widgets.map { index in
      var widget = scenario.widgets[index]
      if turned[index] { widget.placements.reverse() }
      return widget
    }
    permuted.renumber(placements: order, of: placed.count, widgets: widgets, of: widgets.count)
    var transformation = Transformation(
      permuted,
      "with its placed widgets in another order, that of placements \(order.list)",
      situations: situations
    )
    transformation.correspondence.placements = order
    transformation.correspondence.widgets = widgets
    transformation.correspondence.isByOwner = true
    return .compares(transformation)
  }
}

extension Widget {
  /// Returns true if its code answers all requests of a kind alike, regardless of their order.
  fileprivate func answersAlike(within memory: Int64) -> Bool {
    [timelines, placeholders, snapshots].allSatisfy { calls in
      calls.count <= 1 && calls.allSatisfy { $0.answers.allSatisfy { $0.memory <= memory } }
    }
  }
}

extension [Int] {
  fileprivate var list: String { map(String.init).joined(separator: ", ") }
}
