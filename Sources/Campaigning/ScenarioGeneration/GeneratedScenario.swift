import Clauses
import WidgetModel

/// A scenario as it was drawn, with the faults that the draw put into its widgets' code.
public struct GeneratedScenario: Hashable, Sendable {
  /// The scenario.
  public var scenario: Scenario

  /// The faults of the widgets' code, by widget, call and clause.
  public var seeded: [FaultSite]

  /// Creates a scenario with its faults.
  public init(scenario: Scenario, seeded: [FaultSite] = []) {
    self.scenario = scenario
    self.seeded = seeded
  }
}

/// Where a generated widget has a seeded fault, and which clause it breaks.
///
/// It follows from how the widget was drawn or written and was never found by a checker, so that
/// checkers can be tested against it.
public struct FaultSite: Hashable, Sendable {
  /// The clause that the fault breaks.
  public var clause: ClauseID

  /// The place of the widget in the scenario.
  public var widget: Int

  /// What has to be asked of the widget for the fault to show.
  public var request: RequestKind

  /// The place of the call in the widget's script for such requests.
  public var call: Int

  /// The families in which it is a fault; `nil` stands for all.
  public var families: FamilySet?

  /// Creates the place of a fault.
  public init(
    _ clause: ClauseID,
    widget: Int,
    request: RequestKind = .timeline,
    call: Int,
    families: FamilySet? = nil
  ) {
    self.clause = clause
    self.widget = widget
    self.request = request
    self.call = call
    self.families = families
  }

  /// Whether a request for a family meets the fault.
  public func applies(to family: Family) -> Bool { families?.contains(family) ?? true }
}
