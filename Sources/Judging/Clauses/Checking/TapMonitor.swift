import WidgetModel

/// Finds an effect's tap: the last one, if it hit the same placed widget at this instant.
struct TapMonitor {
  /// A tap on a placed widget.
  struct Tap {
    let placement: PlacementID
    let node: Int32
    let instant: Instant
    let index: Int?
    let tree: ViewTree?
    /// The nodes that may act on the tap, or `nil` if the trace does not show them.
    let reading: TapReading?
    /// True if the widget is in view and the phone unlocked.
    let isSeen: Bool
    /// True if the expected effect has occurred.
    var isAnswered = false
  }

  private(set) var tap: Tap?

  mutating func begin() { tap = nil }

  mutating func recordTap<Clause: ClauseChecker>(
    on id: PlacementID,
    node: Int32,
    _ check: ClauseCheck<Clause>
  ) {
    tap = nil
    guard check.state.isPresent(id) else { return }
    let tree = check.state.treeOnDisplay(id)
    let reading = tree.map {
      TapReading(
        $0,
        node: node,
        family: check.state.placements[id].placement.family,
        check.profile
      )
    }
    tap = Tap(
      placement: id,
      node: node,
      instant: check.now,
      index: check.index,
      tree: tree,
      reading: reading,
      isSeen: check.state.isBeforeEyes(id)
    )
  }

  /// Returns the tap to which an effect belongs, or `nil` if there was none at this instant.
  func tap(of id: PlacementID, at now: Instant) -> Tap? {
    guard let tap, tap.placement == id, tap.instant == now else { return nil }
    return tap
  }

  mutating func answer() { tap?.isAnswered = true }
}
