import RunRecord
import WidgetModel

extension BudgetCurveLine {
  static let limit = 6

  /// Returns the budgets that part of a trace charges or exhausts, in O(events x curves).
  static func curves(
    of trace: Trace,
    _ range: Range<Int>,
    _ scenario: Scenario
  ) -> [BudgetCurveLine] {
    guard trace.events.indices.contains(range.lowerBound), let setup = scenario.setup,
      let last = trace.events[range].last
    else { return [] }
    let start = trace.events[range.lowerBound].instant
    return rationed(trace.events[range]).prefix(limit).compactMap { placement in
      var meter = BudgetMeter(setup, placement)
      guard meter.capacity > 0 else { return nil }
      var line = BudgetCurveLine()
      line.placement = Int64(placement.number)
      line.capacity = meter.capacity
      line.levels = meter.levels(of: trace, from: start, to: last.instant).map {
        BudgetLine(at: $0.at + start.microseconds, left: $0.left)
      }
      return line
    }
  }

  /// Returns the placed widgets whose budget matters in some events, in order.
  private static func rationed(_ events: ArraySlice<TraceEvent>) -> [PlacementID] {
    var found: Set<PlacementID> = []
    for event in events {
      switch event.body {
      case .effect(.granted(let id, _, let charge)): if charge > 0 { found.insert(id) }
      case .effect(.held(let id, _, .budget)): found.insert(id)
      default: break
      }
    }
    return found.inOrder { $0.number < $1.number }
  }
}
