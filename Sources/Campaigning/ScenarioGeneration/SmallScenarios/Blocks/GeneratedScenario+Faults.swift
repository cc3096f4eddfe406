import Clauses
import WidgetModel

extension GeneratedScenario {
  /// Creates a scenario with known faults in one call of its first few widgets.
  init(
    _ scenario: Scenario,
    faults: FaultSet,
    of call: Int = 0,
    widgets: Int = 1,
    limits: Boundaries
  ) {
    let seeded = (0..<widgets).flatMap { widget in
      faults.list.map { fault in
        FaultSite(
          fault.clause,
          widget: widget,
          call: call,
          families: fault == .misplacedLink ? limits.familiesWithoutLinks : nil
        )
      }
    }
    self.init(scenario: scenario, seeded: seeded)
  }
}
