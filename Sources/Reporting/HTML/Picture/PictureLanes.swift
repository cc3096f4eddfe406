import RunRecord

/// The lanes of a picture, from top to bottom: one for each party or, for a trace about several
/// placed widgets, for the phone and each of them, with the remaining budget below.
struct PictureLanes {
  struct Lane {
    let name: String
    let y: Int
    /// The remaining budget, `nil` for a lane of events.
    let curve: BudgetCurveLine?
  }

  let lanes: [Lane]

  let bottom: Int

  private let partyLanes: [TraceLine.Lane: Int]
  private let placementLanes: [Int64: Int]

  static let axis = 34
  static let height = 46
  static let curveHeight = 44
  /// The maximum number of placed widgets with their own lane.
  static let placementLimit = 8

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

  func lane(of event: TraceLine) -> Int {
    if event.lane != .app, let own = placementLanes[event.placement] { return own }
    return partyLanes[event.lane] ?? 0
  }

  func y(of event: TraceLine) -> Int { lanes[lane(of: event)].y }

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
