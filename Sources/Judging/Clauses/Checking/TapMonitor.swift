import WidgetModel

/// Tells which tap an effect belongs to: the last one, if it hit the same placed widget just now.
struct TapMonitor {
  /// One tap on a placed widget that is there.
  struct Tap {
    let placement: PlacementID
    let node: Int32
    let instant: Instant
    let index: Int?
    /// The tree that was tapped.
    let tree: ViewTree?
    /// What was hit; `nil` when the trace does not show it.
    let reading: TapReading?
    /// Whether the widget is in view and the phone unlocked.
    let isSeen: Bool
    /// Whether the effect that was waited for has come.
    var isAnswered = false
  }

  /// The last tap.
  private(set) var tap: Tap?

  /// Forgets the last tap.
  mutating func begin() { tap = nil }

  /// Takes a tap on a placed widget that is there.
  mutating func take<Clause: ClauseChecker>(
    _ id: PlacementID,
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

  /// The tap to which an effect belongs, `nil` when there was none at this instant.
  func tap(of id: PlacementID, at now: Instant) -> Tap? {
    guard let tap, tap.placement == id, tap.instant == now else { return nil }
    return tap
  }

  /// Notes that the effect came.
  mutating func answer() { tap?.isAnswered = true }
}
