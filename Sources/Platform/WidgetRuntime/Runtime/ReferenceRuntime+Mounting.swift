import WidgetModel

// Mounting of visionOS widgets in a room (RV-12).
extension ReferenceRuntime {
  /// Returns true if a widget can be mounted as the scenario places it, or if there is no room at
  /// all.
  func canBeMounted(_ id: PlacementID) -> Bool {
    guard numbers.mountsWidgets else { return true }
    return passes(.mountingFits, core.placements[id].mount.fits, about: id)
  }

  /// The placed widgets in a room, each with its style, texture and level of detail.
  var itemsInRoom: [PresentedItem] {
    guard numbers.mountsWidgets else { return [] }
    let isAfar = core.phone.contexts.contains(.afar)
    return core.placements.ids.compactMap { id in
      guard core.placements[id].isPlaced else { return nil }
      let isPaper = core.placements[id].mount.texture == .paper
      return PresentedItem(
        .placement(id),
        Presentation(
          mounted: style(of: id),
          texture: passes(.textureIsPaper, isPaper, about: id) ? .paper : .glass,
          detail: passes(.distanceSimplifies, isAfar, about: id) ? .simplified : .default
        )
      )
    }
  }

  /// Returns the mounting style of a placed widget: elevated on a horizontal surface, otherwise the
  /// person's choice if supported, elevated by default.
  private func style(of id: PlacementID) -> MountingStyle {
    let mount = core.placements[id].mount
    if passes(.horizontalElevates, mount.surface == .horizontal, about: id) { return .elevated }
    switch mount.styles {
    case .elevated:
      return passes(.unsupportedChoiceIsKept, false, about: id) ? chosen(id) : .elevated
    case .recessed:
      return passes(.unsupportedChoiceIsKept, false, about: id) ? chosen(id) : .recessed
    case .both: return chosen(id)
    }
  }

  /// Returns the style that the person chose, by default the elevated one.
  private func chosen(_ id: PlacementID) -> MountingStyle {
    let choice = core.placements[id].mount.choice
    guard passes(.mountingChoiceIsKept, choice != .none, about: id) else {
      return passes(.startsElevated, true, about: id) ? .elevated : .recessed
    }
    return choice == .recessed ? .recessed : .elevated
  }
}
