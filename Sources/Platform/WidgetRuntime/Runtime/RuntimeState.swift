import WidgetModel

/// Everything of the runtime that changes in a run.
///
/// A test's mutant may edit it between two inputs, as ``ReferenceRuntime/state``.
public struct RuntimeState: Hashable, Sendable {
  /// The instant of the last input.
  public var now = Instant.start
  /// The number of installed widgets.
  public var installed = 0
  /// The widgets whose kinds an update withdrew (FM-08).
  public var withdrawn: Set<WidgetID> = []
  /// The phone.
  public var phone: PhoneState
  /// The placements; an unknown id reads as one that was never added.
  public var placements = PlacementTable(PlacementState.absent)
  /// The visible Live Activities, in the order of their starts.
  public var activities: [LiveActivity] = []
  /// The times of the last hour's counted pushes to activities (LA-23).
  public var activityPushes: [Instant] = []
  /// The times of the last hour's pushes that start activities (LA-25).
  public var activityStarts: [Instant] = []
  /// The installed controls, in the order of their widgets.
  public var controls: [InstalledControl] = []
  /// The activities in the Dynamic Island.
  public var island = IslandState()
  /// The number of relevant configurations by widget, if any (RV-03).
  public var relevance: [WidgetID: Int32] = [:]
  /// The items presented in the phone's contexts (RV-09).
  public var presented: [PresentedItem] = []
  /// The requests so far, by ``RequestID``.
  public var requests: [RequestState] = []
  /// The requests under way, oldest first.
  public var underWay: [RequestID] = []
  /// The budgets, one for each placement, each kind, or one for all (RB-06).
  public var budgets: [RefreshBudget]
  /// The timelines announced so far, by ``TimelineID``.
  public var timelines: [Timeline] = []
  /// The views announced so far, by ``ViewID``.
  public var views: [KnownView] = []

  /// Creates the state of a phone without widgets.
  public init() {
    phone = PhoneState(Device())
    budgets = []
  }

  /// Creates the state in which a run begins.
  init(_ setup: Setup, numbers: RuntimeNumbers) {
    installed = setup.widgets.count
    phone = PhoneState(setup.device)
    controls = InstalledControl.all(of: setup.widgets)
    budgets = []
    var kinds: [Int] = []
    var count = 0
    for placement in setup.placements {
      // A setup from outside may place a widget that it does not declare.
      let index = Int(placement.widget.number)
      let declaration =
        setup.widgets.indices.contains(index)
        ? setup.widgets[index] : WidgetDeclaration(kind: -1, isPushEnabled: false, name: "")
      if !kinds.contains(declaration.kind) { kinds.append(declaration.kind) }
      let budget =
        switch numbers.budgetScope {
        case .instance: placements.count
        case .kind: kinds.firstIndex(of: declaration.kind) ?? 0
        case .app: 0
        }
      count = max(count, budget + 1)
      placements.append(PlacementState(placement, declaration: declaration, budget: budget))
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
}
