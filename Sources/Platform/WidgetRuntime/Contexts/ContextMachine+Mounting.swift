import WidgetModel

// Mounting of visionOS widgets in a room (RV-12).
extension ContextMachine {
  /// Returns true if a widget can be mounted as placed, or if there is no room at all.
  func canMount(_ id: PlacementID, _ core: inout RuntimeCore<some RuntimeDecisions>) -> Bool {
    guard core.numbers.mountsWidgets else { return true }
    return core.passes(.mountingFits, core.state.placements[id].mount.fits, about: id)
  }

  /// Returns the placed widgets in a room, each with its style, texture and level of detail.
  func itemsInRoom(_ core: inout RuntimeCore<some RuntimeDecisions>) -> [PresentedItem] {
    guard core.numbers.mountsWidgets else { return [] }
    let isAfar = core.state.phone.contexts.contains(.afar)
    return core.state.placements.ids.compactMap { id in
      guard core.state.placements[id].isPlaced else { return nil }
      let isPaper = core.state.placements[id].mount.texture == .paper
      return PresentedItem(
        .placement(id),
        Presentation(
          mounted: style(of: id, &core),
          texture: core.passes(.textureIsPaper, isPaper, about: id) ? .paper : .glass,
          detail: core.passes(.distanceSimplifies, isAfar, about: id) ? .simplified : .default
        )
      )
    }
  }

  /// Returns the mounting style of a placed widget: elevated on a horizontal surface, otherwise the
  /// person's choice if supported, elevated by default.
  private func style(
    of id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> MountingStyle {
    let mount = core.state.placements[id].mount
    let isHorizontal = mount.surface == .horizontal
    if core.passes(.horizontalElevates, isHorizontal, about: id) { return .elevated }
    switch mount.styles {
    case .elevated:
      let isKept = core.passes(.unsupportedChoiceIsKept, false, about: id)
      return isKept ? chosen(id, &core) : .elevated
    case .recessed:
      let isKept = core.passes(.unsupportedChoiceIsKept, false, about: id)
      return isKept ? chosen(id, &core) : .recessed
    case .both: return chosen(id, &core)
    }
  }

  /// Returns the style that the person chose, by default the elevated one.
  private func chosen(
    _ id: PlacementID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> MountingStyle {
    let choice = core.state.placements[id].mount.choice
    guard core.passes(.mountingChoiceIsKept, choice != .none, about: id) else {
      return core.passes(.startsElevated, true, about: id) ? .elevated : .recessed
    }
    return choice == .recessed ? .recessed : .elevated
  }
}
