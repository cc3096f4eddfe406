import WidgetModel

extension ReferenceRuntime {
  /// Handles a tap on a placed widget (VW-04, VW-06, VW-09).
  mutating func tap(_ id: PlacementID, node: Int32, _ effects: inout [Effect]) {
    guard core.placements[id].isPlaced else { return }
    if core.phone.isLocked, passes(.lockedTapAuthenticates, true, about: id) {
      effects.append(.led(id, .authentication))
      return
    }
    // A placeholder has no links or buttons, so a tap on it just opens the app.
    guard let view = viewOnDisplay(id) else {
      open(id, .app, &effects)
      return
    }
    let known = core.views[view]
    let url =
      decides(.outermostWidgetURLWins, true, about: id) ? known.outermostURL : known.innermostURL
    let followsURL = passes(.widgetURLActs, url != nil, about: id)
    // A tap beside all nodes, or on an unknown one, starts outside the tree.
    var place = known.tree.nodes.indices.contains(Int(node)) ? Int(node) : -1
    while place >= 0 {
      let found = known.tree.nodes[place]
      let target = Int32(truncatingIfNeeded: found.target)
      switch found.kind {
      case .link where acts(found, id):
        guard followsURL, let url, !passes(.linkBeatsWidgetURL, true, about: id) else {
          open(id, .link(target), &effects)
          return
        }
        open(id, .widgetURL(url), &effects)
        return
      case .button where acts(found, id), .toggle where acts(found, id):
        run(found, place, id, &effects)
        return
      // A node that does not react passes the tap to its parent.
      default: place = known.parents[place]
      }
    }
    open(id, followsURL ? .widgetURL(url ?? 0) : .app, &effects)
  }

  private mutating func open(
    _ id: PlacementID,
    _ destination: Destination,
    _ effects: inout [Effect]
  ) {
    core.phone.lastLaunch = core.now
    effects.append(.led(id, destination))
  }

  /// Returns true if a link, button or toggle reacts to a tap; otherwise the tap goes to its
  /// parent.
  private func acts(_ node: ViewNode, _ id: PlacementID) -> Bool {
    guard node.target != 0 else { return false }
    let family = core.placements[id].family
    if node.kind == .link {
      return decides(.linkActs, numbers.linkFamilies.contains(family), about: id)
    }
    return decides(.controlActs, numbers.buttonFamilies.contains(family), about: id)
  }

  /// Runs the intent of a button or toggle; a toggle shows its new state at once (VW-08).
  private mutating func run(
    _ node: ViewNode,
    _ place: Int,
    _ id: PlacementID,
    _ effects: inout [Effect]
  ) {
    let isToggle = node.kind == .toggle
    let number = Int32(truncatingIfNeeded: place)
    effects.append(.led(id, .intent(Int32(truncatingIfNeeded: node.target))))
    request(
      .intent,
      for: id,
      intent: node.target,
      node: isToggle ? number : -1,
      &effects
    )
    guard isToggle, passes(.toggleFlipsAtOnce, true, about: id) else { return }
    // A second tap flips what the person sees, not the value in the tree.
    let toggles = core.placements[id].toggles
    let isOn: Bool
    if let known = toggles.firstIndex(where: { $0.node == number }) {
      isOn = !toggles[known].isOn
      core.placements[id].toggles[known].isOn = isOn
    } else {
      isOn = !node.isOn
      core.placements[id].toggles.append(ToggleState(node: number, isOn: isOn))
    }
    effects.append(.toggled(id, node: number, isOn: isOn))
  }

  /// Restores the toggle of a failed intent to the tree's value, unless a commit already did.
  mutating func turnBack(_ id: PlacementID, node: Int32, _ effects: inout [Effect]) {
    guard passes(.toggleGoesBack, true, about: id),
      let known = core.placements[id].toggles.firstIndex(where: { $0.node == node })
    else { return }
    core.placements[id].toggles.remove(at: known)
    // The tree may have been replaced since the tap, and the node may be something else now.
    guard let view = viewOnDisplay(id), core.views[view].tree.nodes.indices.contains(Int(node)),
      core.views[view].tree.nodes[Int(node)].kind == .toggle
    else { return }
    let isOn = core.views[view].tree.nodes[Int(node)].isOn
    effects.append(.toggled(id, node: node, isOn: isOn))
  }

  /// Returns the index of the displayed view among the known ones, or `nil` for a placeholder.
  private func viewOnDisplay(_ placement: PlacementID) -> Int? {
    guard case .entry(let id, let entry) = core.placements[placement].display,
      core.timelines.indices.contains(Int(id.number)),
      core.timelines[Int(id.number)].entries.indices.contains(Int(entry))
    else { return nil }
    let view = Int(core.timelines[Int(id.number)].entries[Int(entry)].view.number)
    return core.views.indices.contains(view) ? view : nil
  }
}
