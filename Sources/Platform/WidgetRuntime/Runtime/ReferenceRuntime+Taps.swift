import WidgetModel

extension ReferenceRuntime {
  /// Follows a tap to where it leads (VW-04, VW-06, VW-09).
  mutating func tap(_ id: PlacementID, node: Int32, _ effects: inout [Effect]) {
    guard let index = place(of: id) else { return }
    if core.phone.isLocked, passes(.lockedTapAuthenticates, true, about: index) {
      effects.append(.led(id, .authentication))
      return
    }
    guard let view = viewOnDisplay(index) else {
      effects.append(.led(id, .app))
      return
    }
    let known = core.views[view]
    let url =
      decides(.outermostWidgetURLWins, true, about: index) ? known.outermostURL : known.innermostURL
    let followsURL = passes(.widgetURLActs, url != nil, about: index)
    var place = known.tree.nodes.indices.contains(Int(node)) ? Int(node) : -1
    while place >= 0 {
      let found = known.tree.nodes[place]
      let target = Int32(truncatingIfNeeded: found.target)
      switch found.kind {
      case .link where acts(found, index):
        guard followsURL, let url, !passes(.linkBeatsWidgetURL, true, about: index) else {
          effects.append(.led(id, .link(target)))
          return
        }
        effects.append(.led(id, .widgetURL(url)))
        return
      case .button where acts(found, index), .toggle where acts(found, index):
        run(found, place, index, &effects)
        return
      default: place = known.parents[place]
      }
    }
    effects.append(.led(id, followsURL ? .widgetURL(url ?? 0) : .app))
  }

  /// Whether a link, button or toggle does anything; the taps on others are passed upwards.
  private func acts(_ node: ViewNode, _ index: Int) -> Bool {
    guard node.target != 0 else { return false }
    if node.kind == .link {
      let family = core.placements[index].family
      return decides(.linkActs, numbers.linkFamilies.contains(family), about: index)
    }
    return decides(.controlActs, numbers.isInteractive, about: index)
  }

  /// Runs the intent of a button or toggle; a toggle shows its new state at once (VW-08).
  private mutating func run(
    _ node: ViewNode,
    _ place: Int,
    _ index: Int,
    _ effects: inout [Effect]
  ) {
    let isToggle = node.kind == .toggle
    let number = Int32(truncatingIfNeeded: place)
    effects.append(.led(PlacementID(index), .intent(Int32(truncatingIfNeeded: node.target))))
    request(
      .intent,
      for: index,
      intent: node.target,
      node: isToggle ? number : -1,
      &effects
    )
    guard isToggle, passes(.toggleFlipsAtOnce, true, about: index) else { return }
    let toggles = core.placements[index].toggles
    let isOn: Bool
    if let known = toggles.firstIndex(where: { $0.node == number }) {
      isOn = !toggles[known].isOn
      core.placements[index].toggles[known].isOn = isOn
    } else {
      isOn = !node.isOn
      core.placements[index].toggles.append(ToggleState(node: number, isOn: isOn))
    }
    effects.append(.toggled(PlacementID(index), node: number, isOn: isOn))
  }

  /// Lets a toggle whose intent failed show what the tree says, unless a commit did so before.
  mutating func turnBack(_ index: Int, node: Int32, _ effects: inout [Effect]) {
    guard passes(.toggleGoesBack, true, about: index),
      let known = core.placements[index].toggles.firstIndex(where: { $0.node == node })
    else { return }
    core.placements[index].toggles.remove(at: known)
    guard let view = viewOnDisplay(index), core.views[view].tree.nodes.indices.contains(Int(node)),
      core.views[view].tree.nodes[Int(node)].kind == .toggle
    else { return }
    let isOn = core.views[view].tree.nodes[Int(node)].isOn
    effects.append(.toggled(PlacementID(index), node: node, isOn: isOn))
  }

  /// The place of the view on display in the known ones; `nil` for a placeholder.
  private func viewOnDisplay(_ index: Int) -> Int? {
    guard case .entry(let id, let entry) = core.placements[index].display,
      core.timelines.indices.contains(Int(id.number)),
      core.timelines[Int(id.number)].entries.indices.contains(Int(entry))
    else { return nil }
    let view = Int(core.timelines[Int(id.number)].entries[Int(entry)].view.number)
    return core.views.indices.contains(view) ? view : nil
  }
}
