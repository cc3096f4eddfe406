import WidgetModel

/// Everything of the runtime that changes in a run.
///
/// A test's mutant may edit it between two inputs, as ``ReferenceRuntime/state``.
public struct RuntimeState: Hashable, Sendable {
  /// The instant of the last input.
  public var now = Instant.start
  /// How many widgets are installed.
  public var installed = 0
  /// The widgets whose kinds an update took away (FM-08).
  public var withdrawn: Set<WidgetID> = []
  /// The phone.
  public var phone: PhoneState
  /// The placements; one that is not installed is as one that is not there.
  public var placements = PlacementTable(PlacementState.absent)
  /// The visible Live Activities, in the order in which they started.
  public var activities: [LiveActivity] = []
  /// When the counted pushes of the last hour came to activities (LA-23).
  public var activityPushes: [Instant] = []
  /// When pushes of the last hour asked for activities (LA-25).
  public var activityStarts: [Instant] = []
  /// The installed controls, in the order of their widgets.
  public var controls: [InstalledControl] = []
  /// What the Dynamic Island shows.
  public var island = IslandState()
  /// How many configurations of a widget are relevant, where there are any (RV-03).
  public var relevance: [WidgetID: Int32] = [:]
  /// What is presented in the phone's contexts (RV-09).
  public var presented: [PresentedItem] = []
  /// The requests so far, by ``RequestID``.
  public var requests: [RequestState] = []
  /// The requests under way, oldest first.
  public var underWay: [RequestID] = []
  /// The budgets, one for each placement, each kind, or one for all (RB-06).
  public var budgets: [RefreshBudget]
  /// The timelines that became known, by ``TimelineID``.
  public var timelines: [Timeline] = []
  /// The views that became known, by ``ViewID``.
  public var views: [KnownView] = []

  /// Creates the state in which nothing is installed.
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
