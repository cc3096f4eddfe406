import WidgetModel

extension ReferenceRuntime {
  /// Follows a tap to where it leads (VW-04, VW-06, VW-09).
  mutating func tap(_ id: PlacementID, node: Int32, _ effects: inout [Effect]) {
    guard core.placements[id].isPlaced else { return }
    if core.phone.isLocked, passes(.lockedTapAuthenticates, true, about: id) {
      effects.append(.led(id, .authentication))
      return
    }
    guard let view = viewOnDisplay(id) else {
      open(id, .app, &effects)
      return
    }
    let known = core.views[view]
    let url =
      decides(.outermostWidgetURLWins, true, about: id) ? known.outermostURL : known.innermostURL
    let followsURL = passes(.widgetURLActs, url != nil, about: id)
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
      default: place = known.parents[place]
      }
    }
    open(id, followsURL ? .widgetURL(url ?? 0) : .app, &effects)
  }

  /// Opens the app where a tap leads.
  private mutating func open(
    _ id: PlacementID,
    _ destination: Destination,
    _ effects: inout [Effect]
  ) {
    core.phone.lastLaunch = core.now
    effects.append(.led(id, destination))
  }

  /// Whether a link, button or toggle does anything; the taps on others are passed upwards.
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

  /// Lets a toggle whose intent failed show what the tree says, unless a commit did so before.
  mutating func turnBack(_ id: PlacementID, node: Int32, _ effects: inout [Effect]) {
    guard passes(.toggleGoesBack, true, about: id),
      let known = core.placements[id].toggles.firstIndex(where: { $0.node == node })
    else { return }
    core.placements[id].toggles.remove(at: known)
    guard let view = viewOnDisplay(id), core.views[view].tree.nodes.indices.contains(Int(node)),
      core.views[view].tree.nodes[Int(node)].kind == .toggle
    else { return }
    let isOn = core.views[view].tree.nodes[Int(node)].isOn
    effects.append(.toggled(id, node: node, isOn: isOn))
  }

  /// The place of the view on display in the known ones; `nil` for a placeholder.
  private func viewOnDisplay(_ placement: PlacementID) -> Int? {
    guard case .entry(let id, let entry) = core.placements[placement].display,
      core.timelines.indices.contains(Int(id.number)),
      core.timelines[Int(id.number)].entries.indices.contains(Int(entry))
    else { return nil }
    let view = Int(core.timelines[Int(id.number)].entries[Int(entry)].view.number)
    return core.views.indices.contains(view) ? view : nil
  }
}
