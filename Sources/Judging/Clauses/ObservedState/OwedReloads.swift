import WidgetModel

/// What is owed to all placed widgets, and what the budgets still allow.
///
/// The observed state books each event here before it changes itself; the checkers ask through it.
struct OwedReloads {
  /// What is owed, by ``PlacementID``.
  private(set) var records = StableArray<OwedReload>()

  /// When each cause was asked for first since it was last claimed; one row for each placement.
  private var instants = StableArray<Instant>()
  private let row = ReloadCause.allCases.count

  /// The budgets.
  private(set) var accounts = StableArray<BudgetAccount>()

  /// The place of each placement's budget in ``accounts``.
  private(set) var scopes = StableArray<Int>()

  /// Ends the state's life.
  func deallocate() {
    records.deallocate()
    instants.deallocate()
    for index in accounts.indices { accounts[index].deallocate() }
    accounts.deallocate()
    scopes.deallocate()
  }

  /// Starts another run.
  mutating func begin(_ setup: Setup) {
    let count = setup.placements.count
    records.fill(OwedReload(), count: count)
    instants.fill(.start, count: count * row)
    scopes.removeAll()
    var kinds: [Int] = []
    var budgets = 0
    for placement in setup.placements {
      let scope = scope(of: placement, in: setup, &kinds)
      budgets = max(budgets, scope + 1)
      scopes.append(scope)
    }
    for index in accounts.indices { accounts[index].deallocate() }
    accounts.removeAll()
    for _ in 0..<budgets {
      accounts.append(BudgetAccount(setup.profile, wall: setup.device.clock))
    }
  }

  /// Books that an input asks for a reload.
  mutating func ask(_ id: PlacementID, _ causes: ReloadCauses, at now: Instant) {
    records[id].inputs += 1
    let new = causes.subtracting(records[id].asked)
    records[id].asked.formUnion(causes)
    new.forEachNumber { instants[Int(id.number) * row + $0] = now }
  }

  /// Books that a reload was granted, or dropped, that claims to serve some causes.
  mutating func claim(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    at now: Instant,
    wall: WallDate,
    doublesInteraction: Bool
  ) {
    let isFirst = records[id].asked.contains(.interaction) || records[id].mayRepeat
    let leavesOne = records[id].askedAgain == now
    let isEarlierPolicy = records[id].permitted.contains(.policy)
    records[id].permitted.subtract(causes)
    if causes.contains(.interaction) {
      if leavesOne || doublesInteraction && isFirst { records[id].permitted.insert(.interaction) }
      records[id].mayRepeat = leavesOne
      records[id].askedAgain = nil
    }
    records[id].asked.subtract(causes)
    records[id].served.formUnion(causes)
    records[id].inputs = records[id].asked.isEmpty ? 0 : 1
    if causes.contains(.policy) {
      // The policy of a timeline that was replaced leaves that of the new one for later.
      let isDue = records[id].policyInstant != nil || (records[id].policy ?? wall) <= wall
      if isDue || !isEarlierPolicy {
        records[id].policy = nil
        records[id].policyInstant = nil
      }
    }
    if causes.contains(.retry) {
      // A failure whose back-off is not over yet has a retry of its own.
      let isAnotherDue = (records[id].lastRetry ?? now) > now
      if !isAnotherDue { records[id].lastRetry = nil }
      records[id].firstRetry = records[id].lastRetry
    }
  }

  /// When the first of some causes was asked for that no grant has claimed since, if any was.
  func instant(_ id: PlacementID, of causes: ReloadCauses) -> Instant? {
    let asked = records[id].asked.intersection(causes)
    guard !asked.isEmpty else { return nil }
    var first = Instant.never
    asked.forEachNumber { first = min(first, instants[Int(id.number) * row + $0]) }
    return first
  }

  private func scope(of placement: Placement, in setup: Setup, _ kinds: inout [Int]) -> Int {
    switch setup.profile.budgetScope {
    case .instance: return scopes.count
    case .app: return 0
    case .kind:
      let widget = Int(placement.widget.number)
      let kind = setup.widgets.indices.contains(widget) ? setup.widgets[widget].kind : -1
      if let known = kinds.firstIndex(of: kind) { return known }
      kinds.append(kind)
      return kinds.count - 1
    }
  }
}

extension ReloadCauses {
  /// Calls a function for the number of each cause of the set, in their order.
  @inline(__always)
  fileprivate func forEachNumber(_ body: (Int) -> Void) {
    var left = UInt64(bitPattern: rawValue)
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }
}
