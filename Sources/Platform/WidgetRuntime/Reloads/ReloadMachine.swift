import WidgetModel

/// The reloads of the placed widgets, and the budgets that ration them.
///
/// Requests are in `+Causes` and `+System`, grants in `+Granting`, results in `+Outcomes`.
public struct ReloadMachine: Hashable, Sendable {
  var placements = PlacementTable(ReloadState(budget: -1))
  /// The budgets, one for each placement, each kind, or one for all (RB-06).
  public var budgets: [RefreshBudget] = []

  /// Creates the reloads of a phone without widgets.
  public init() {}

  init(_ setup: Setup, numbers: RuntimeNumbers) {
    var kinds: [Int] = []
    var count = 0
    for (place, placement) in setup.placements.enumerated() {
      let kind = setup.declaration(of: placement).kind
      if !kinds.contains(kind) { kinds.append(kind) }
      let budget =
        switch numbers.budgetScope {
        case .instance: place
        case .kind: kinds.firstIndex(of: kind) ?? 0
        case .app: 0
        }
      count = max(count, budget + 1)
      placements.append(ReloadState(budget: budget))
    }
    let full = RefreshBudget(
      model: numbers.budgetModel,
      limit: numbers.dailyReloads,
      burst: numbers.budgetBurst,
      anchor: numbers.budgetAnchor,
      wall: setup.device.clock
    )
    budgets = Array(repeating: full, count: count)
  }

  /// The reloads of a placement.
  public subscript(id: PlacementID) -> ReloadState {
    _read { yield placements[id] }
    _modify { yield &placements[id] }
  }

  /// Requests a reload of a placement; causes merge until one is granted (RB-29).
  mutating func ask(
    _ id: PlacementID,
    _ cause: ReloadCause,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    ask(id, ReloadCauses(cause), &core)
  }

  mutating func ask(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    placements[id].pending.formUnion(causes)
    core.touch(id)
  }
}
