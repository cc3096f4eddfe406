import Clauses
import WidgetModel

/// A drawn scenario, with the faults that were seeded into its widgets' code.
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

/// The location of a seeded fault in a generated widget, and the clause that it breaks.
///
/// It is known from construction, not from a checker, so that checkers can be tested against it.
public struct FaultSite: Hashable, Sendable {
  /// The clause that the fault breaks.
  public var clause: ClauseID

  /// The index of the widget in the scenario.
  public var widget: Int

  /// The request that exposes the fault.
  public var request: RequestKind

  /// The index of the call in the widget's script for such requests.
  public var call: Int

  /// The families in which it is a fault; `nil` means all.
  public var families: FamilySet?

  /// Creates a fault location.
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

  /// Returns whether a request for a family encounters the fault.
  public func applies(to family: Family) -> Bool { families?.contains(family) ?? true }
}
