import RunRecord

/// The lanes of a picture, from top to bottom.
///
/// A trace about one placed widget has a lane for each party. One about several has a lane for the
/// phone and one for each placed widget, so that a reader sees who did what to whom. Under the
/// events of a widget whose reloads are rationed runs what was left of its budget.
struct PictureLanes {
  /// One lane.
  struct Lane {
    /// What stands before it.
    let name: String
    /// The vertical middle.
    let y: Int
    /// What was left of a budget, `nil` of a lane of events.
    let curve: BudgetCurveLine?
  }

  /// The lanes.
  let lanes: [Lane]

  /// The distance from the top to the end of the last lane.
  let bottom: Int

  private let partyLanes: [TraceLine.Lane: Int]
  private let placementLanes: [Int64: Int]

  /// The height of the axis above the lanes.
  static let axis = 34
  /// The height of a lane of events.
  static let height = 46
  /// The height of a curve.
  static let curveHeight = 44
  /// The most placed widgets that have a lane of their own.
  static let placementLimit = 8

  /// Chooses the lanes of a finding.
  init(_ finding: FindingLine) {
    var placements: [Int64] = []
    for event in finding.trace where event.placement >= 0 && event.lane != .app {
      if !placements.contains(event.placement) { placements.append(event.placement) }
    }
    placements.sort()
    var stack = Stack()
    var parties: [TraceLine.Lane: Int] = [:]
    var owners: [Int64: Int] = [:]
    if placements.count > 1 {
      for lane in TraceLine.Lane.allCases { parties[lane] = stack.next }
      stack.add("phone")
      for placement in placements.prefix(PictureLanes.placementLimit) {
        owners[placement] = stack.next
        stack.add("placement \(placement)")
        for curve in finding.budgets where curve.placement == placement { stack.add(curve) }
      }
      for placement in placements.dropFirst(PictureLanes.placementLimit) {
        owners[placement] = stack.next
      }
      if placements.count > PictureLanes.placementLimit { stack.add("others") }
    } else {
      for lane in TraceLine.Lane.allCases {
        parties[lane] = stack.next
        stack.add(lane.rawValue)
        if lane == .budget, let curve = finding.budgets.first { stack.add(curve) }
      }
    }
    (lanes, bottom) = (stack.lanes, stack.top)
    (partyLanes, placementLanes) = (parties, owners)
  }

  /// The place of an event's lane.
  func lane(of event: TraceLine) -> Int {
    if event.lane != .app, let own = placementLanes[event.placement] { return own }
    return partyLanes[event.lane] ?? 0
  }

  /// The vertical middle of an event's lane.
  func y(of event: TraceLine) -> Int { lanes[lane(of: event)].y }

  /// Lanes in the making.
  private struct Stack {
    var lanes: [Lane] = []
    var top = PictureLanes.axis

    var next: Int { lanes.count }

    mutating func add(_ name: String) {
      lanes.append(Lane(name: name, y: top + 30, curve: nil))
      top += PictureLanes.height
    }

    mutating func add(_ curve: BudgetCurveLine) {
      let most = Measure.number(Double(curve.capacity) / 1000)
      lanes.append(
        Lane(name: "left of \(most)", y: top + PictureLanes.curveHeight / 2, curve: curve)
      )
      top += PictureLanes.curveHeight
    }
  }
}
