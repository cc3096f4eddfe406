import WidgetModel

/// The taps on placed widgets, and the toggles that they flip.
public struct TapMachine: Hashable, Sendable {
  /// The toggles of each placement in a state that no timeline has confirmed yet (VW-08).
  public var toggles = PlacementTable<[ToggleState]>([])

  /// Creates the toggles of a number of placements that nobody tapped.
  public init(count: Int = 0) { toggles.reset(count: count) }

  /// Handles a tap on a placed widget (VW-04, VW-06, VW-09).
  ///
  /// `node` is -1 outside all nodes; `view` is the displayed view's index, `nil` for a placeholder.
  mutating func tap(
    _ id: PlacementID,
    node: Int32,
    of view: Int?,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.state.placements[id].isPlaced else { return }
    if core.state.phone.isLocked, core.passes(.lockedTapAuthenticates, true, about: id) {
      core.effects.append(.led(id, .authentication))
      return
    }
    // A placeholder has no links or buttons, so a tap on it just opens the app.
    guard let view else {
      open(id, .app, &core)
      return
    }
    let known = core.state.views[view]
    let isOutermost = core.decides(.outermostWidgetURLWins, true, about: id)
    let url = isOutermost ? known.outermostURL : known.innermostURL
    let followsURL = core.passes(.widgetURLActs, url != nil, about: id)
    // A tap outside all nodes, or on an unknown one, starts outside the tree.
    var place = known.tree.nodes.indices.contains(Int(node)) ? Int(node) : -1
    while place >= 0 {
      let found = known.tree.nodes[place]
      let target = Int32(truncatingIfNeeded: found.target)
      switch found.kind {
      case .link where acts(found, id, &core):
        guard followsURL, let url, !core.passes(.linkBeatsWidgetURL, true, about: id) else {
          open(id, .link(target), &core)
          return
        }
        open(id, .widgetURL(url), &core)
        return
      case .button where acts(found, id, &core), .toggle where acts(found, id, &core):
        run(found, place, id, &core)
        return
      // A node that does not react passes the tap to its parent.
      default: place = known.parents[place]
      }
    }
    open(id, followsURL ? .widgetURL(url ?? 0) : .app, &core)
  }

  private func open(
    _ id: PlacementID,
    _ destination: Destination,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    core.state.phone.lastLaunch = core.state.now
    core.effects.append(.led(id, destination))
  }

  /// Returns true if a link, button or toggle reacts to a tap; else the tap goes to its parent.
  private func acts(
    _ node: ViewNode,
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard node.target != 0 else { return false }
    let family = core.state.placements[id].family
    if node.kind == .link {
      return core.decides(.linkActs, core.numbers.linkFamilies.contains(family), about: id)
    }
    return core.decides(.controlActs, core.numbers.buttonFamilies.contains(family), about: id)
  }

  /// Runs the intent of a button or toggle; a toggle shows its new state at once (VW-08).
  private mutating func run(
    _ node: ViewNode,
    _ place: Int,
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    let isToggle = node.kind == .toggle
    let number = Int32(truncatingIfNeeded: place)
    core.effects.append(.led(id, .intent(Int32(truncatingIfNeeded: node.target))))
    core.request(.intent, for: id, intent: node.target, node: isToggle ? number : -1)
    guard isToggle, core.passes(.toggleFlipsAtOnce, true, about: id) else { return }
    // A second tap flips what the person sees, not the value in the tree.
    let isOn: Bool
    if let known = toggles[id].firstIndex(where: { $0.node == number }) {
      isOn = !toggles[id][known].isOn
      toggles[id][known].isOn = isOn
    } else {
      isOn = !node.isOn
      toggles[id].append(ToggleState(node: number, isOn: isOn))
    }
    core.effects.append(.toggled(id, node: number, isOn: isOn))
  }

  /// Restores the toggle of a failed intent to the tree's value, unless a commit already did.
  mutating func turnBack(
    _ id: PlacementID,
    node: Int32,
    of view: Int?,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.passes(.toggleGoesBack, true, about: id),
      let known = toggles[id].firstIndex(where: { $0.node == node })
    else { return }
    toggles[id].remove(at: known)
    // The tree may have been replaced since the tap, and the node may be something else now.
    guard let view, core.state.views[view].tree.nodes.indices.contains(Int(node)),
      core.state.views[view].tree.nodes[Int(node)].kind == .toggle
    else { return }
    let isOn = core.state.views[view].tree.nodes[Int(node)].isOn
    core.effects.append(.toggled(id, node: node, isOn: isOn))
  }

  /// Handles a committed timeline, which has the values of all toggles.
  mutating func timelineCommitted(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    if core.passes(.commitEndsToggles, true, about: id) { forget(id) }
  }

  mutating func forget(_ id: PlacementID) { toggles[id].removeAll() }
}

/// A toggle that shows the state to which it was tapped.
public struct ToggleState: Hashable, Sendable {
  /// The index of the toggle in the tree.
  public var node: Int32
  /// The state that it shows.
  public var isOn: Bool
}
