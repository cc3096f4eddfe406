import WidgetModel

/// The reloads owed to all placed widgets, and the remainders of the budgets.
///
/// The observed state books each event here before it changes itself; the checkers query it through
/// the state.
struct OwedReloads {
  private(set) var records = StableArray<OwedReload>()

  /// The first request of each cause since it was last claimed; one row for each placement.
  private var instants = StableArray<Instant>()
  private let row = ReloadCause.allCases.count

  private(set) var accounts = StableArray<BudgetAccount>()

  /// The index of each placement's budget in ``accounts``.
  private(set) var scopes = StableArray<Int>()

  func deallocate() {
    records.deallocate()
    instants.deallocate()
    for index in accounts.indices { accounts[index].deallocate() }
    accounts.deallocate()
    scopes.deallocate()
  }

  mutating func begin(_ setup: Setup) {
    let count = setup.placements.count
    records.fill(OwedReload(), count: count)
    instants.fill(.start, count: count * row)
    scopes.removeAll()
    var kinds: [Int] = []
    var budgets = 0
    for placement in setup.placements {
      let scope = newScope(of: placement, in: setup, &kinds)
      budgets = max(budgets, scope + 1)
      scopes.append(scope)
    }
    for index in accounts.indices { accounts[index].deallocate() }
    accounts.removeAll()
    for _ in 0..<budgets {
      accounts.append(BudgetAccount(setup.profile, wall: setup.device.clock))
    }
  }

  /// Books that an input requests a reload.
  mutating func ask(_ id: PlacementID, _ causes: ReloadCauses, at now: Instant) {
    records[id].inputs += 1
    let new = causes.subtracting(records[id].asked)
    records[id].asked.formUnion(causes)
    new.forEachNumber { instants[Int(id.number) * row + $0] = now }
  }

  /// Books that a reload was granted or dropped, with the causes that it claims to serve.
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
      // A claim for the policy of a replaced timeline leaves the new one's policy owed.
      let isDue = records[id].policyInstant != nil || (records[id].policy ?? wall) <= wall
      if isDue || !isEarlierPolicy {
        records[id].policy = nil
        records[id].policyInstant = nil
      }
    }
    if causes.contains(.retry) {
      // A later failure whose backoff is not over has a retry of its own.
      let isAnotherDue = (records[id].lastRetry ?? now) > now
      if !isAnotherDue { records[id].lastRetry = nil }
      records[id].firstRetry = records[id].lastRetry
    }
  }

  /// Returns the first request for any of the given causes that no grant has claimed since, if any.
  func instant(_ id: PlacementID, of causes: ReloadCauses) -> Instant? {
    let asked = records[id].asked.intersection(causes)
    guard !asked.isEmpty else { return nil }
    var first = Instant.never
    asked.forEachNumber { first = min(first, instants[Int(id.number) * row + $0]) }
    return first
  }

  private func newScope(of placement: Placement, in setup: Setup, _ kinds: inout [Int]) -> Int {
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
  /// Calls a function for the number of each cause of the set, in order.
  @inline(__always)
  fileprivate func forEachNumber(_ body: (Int) -> Void) {
    var left = UInt64(bitPattern: rawValue)
    while left != 0 {
      body(left.trailingZeroBitCount)
      left &= left - 1
    }
  }
}
