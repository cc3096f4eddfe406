import WidgetModel

/// A widget is removed with its placements and stimuli: the others see the same.
///
/// Widgets have separate processes, and the requests, answers and failures of one do not concern
/// another. The phone's own reports are not compared: whether a kind is known depends on the placed
/// widgets.
///
/// It requires a widget that shares no budget with another one, and whose taps did not open the app
/// if calls are ignored after that.
enum WidgetTakenOut {
  enum Situation: String, CaseIterable {
    case served = "the widget had been reloaded"
    case idle = "the widget had not been reloaded"
    case leftOut = "not compared: widgets share a budget, or a tap after which calls are ignored"
  }

  static func preparation(after first: FirstRun) -> Preparation {
    let widgets = first.scenario.widgets
    let placed = first.setup.placements
    guard widgets.count > 1 else { return .saysNothing }
    var leavesOut = false
    // Varied by the run, so that the others' numbers change in some runs and stay in others.
    for turn in widgets.indices {
      let number = (turn + first.trace.events.count) % widgets.count
      let own = placed.indices.filter { Int(placed[$0].widget.number) == number }
      let others = placed.indices.filter { Int(placed[$0].widget.number) != number }
      guard !others.isEmpty else { continue }
      guard !first.setup.sharesBudgets(own, with: others), !first.deafens(byTapsOn: number) else {
        leavesOut = true
        continue
      }
      return .compares(transformation(of: first, without: number, keeping: others))
    }
    return leavesOut ? .leavesOut(situation: ordinal(of: Situation.leftOut)) : .saysNothing
  }

  private static func transformation(
    of first: FirstRun,
    without number: Int,
    keeping others: [Int]
  ) -> Transformation {
    let widgets = first.scenario.widgets.indices.filter { $0 != number }
    var scenario = first.scenario
    scenario.widgets.remove(at: number)
    scenario.renumber(
      placements: others,
      of: first.setup.placements.count,
      widgets: widgets,
      of: first.scenario.widgets.count
    )
    let wasServed = first.trace.events.contains { event in
      guard case .effect(.granted(let id, _, _)) = event.body else { return false }
      return first.setup.placements[id]?.widget == WidgetID(number)
    }
    var transformation = Transformation(
      scenario,
      "without widget \(number)",
      situations: [ordinal(of: wasServed ? Situation.served : .idle)]
    )
    transformation.correspondence.placements = others
    transformation.correspondence.widgets = widgets
    transformation.correspondence.isByOwner = true
    transformation.correspondence.without = WidgetID(number)
    return transformation
  }
}

extension FirstRun {
  /// Returns true if a tap on a widget opened the app, and calls were ignored for some time after
  /// it.
  fileprivate func deafens(byTapsOn number: Int) -> Bool {
    guard setup.profile[.launchDeafness] > 0 else { return false }
    return trace.events.contains { event in
      guard case .effect(.led(let id, let destination)) = event.body,
        setup.placements[id]?.widget == WidgetID(number)
      else { return false }
      return switch destination {
      case .app, .link, .widgetURL: true
      case .intent, .authentication: false
      }
    }
  }
}
