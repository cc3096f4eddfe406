import WidgetModel

extension PlatformHistory {
  /// Appends the effects due because of a tap, and records them.
  mutating func tap(
    _ node: Int32,
    _ place: Int,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let id = PlacementID(place)
    let tree = placements[place].displayedView.flatMap { trace.view($0) }.map(TreeReading.init)
    let (destination, toggle) = destination(of: node, in: tree, place)
    due.append(.led(id, destination))
    switch destination {
    case .app, .link, .widgetURL: phone.openedByTap = now
    case .intent, .authentication: break
    }
    guard case .intent(let intent) = destination, let tree else { return }
    let number = request(.intent, for: place, intent: Int(intent), at: now, &due)
    guard let toggle else { return }
    requests.recordToggle(toggle, of: number)
    let isOn = !shows(toggle, in: tree, place)
    placements[place].toggles[toggle] = isOn
    due.append(.toggled(id, node: toggle, isOn: isOn))
  }
}
