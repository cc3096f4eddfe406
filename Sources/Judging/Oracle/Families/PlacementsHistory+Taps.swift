import WidgetModel

extension PlacementsHistory {
  /// Appends the effects due because of a tap, records them and returns its destination.
  mutating func tap(
    _ node: Int32,
    _ place: Int,
    at now: Instant,
    _ phone: PhoneHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) -> Destination {
    let id = PlacementID(place)
    let tree = list[place].display.view.flatMap { trace.view($0) }.map(TreeReading.init)
    let (destination, toggle) =
      phone.isLocked
      ? (.authentication, nil)
      : TreeReading.destination(of: node, in: tree, list[place].placement.family, profile)
    due.append(.led(id, destination))
    guard case .intent(let intent) = destination, let tree else { return destination }
    let number = request(.intent, for: place, intent: Int(intent), at: now, &requests, &due)
    guard let toggle else { return destination }
    requests.recordToggle(toggle, of: number)
    due.append(.toggled(id, node: toggle, isOn: list[place].toggles.turn(toggle, in: tree)))
    return destination
  }
}
