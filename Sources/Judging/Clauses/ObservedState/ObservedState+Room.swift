import WidgetModel

// The visionOS room on whose surfaces a person places widgets (RV-12).
extension ObservedState {
  /// Returns true if a person can place a widget on the surface of a placement; always true on a
  /// phone.
  func fitsSurface(_ placement: Placement) -> Bool {
    guard profile.isOn(.mounting), placement.surface == .horizontal else { return true }
    return declaration(of: placement).mountingStyles != .recessed
  }

  /// Counts a placement that the surface does not support.
  func noteRefusal(of input: Input) {
    guard case .added(let id) = input, phone.hasApp, let placed = placement(id),
      isInGallery(placed.placement.widget), !fitsSurface(placed.placement)
    else { return }
    contexts.refusals += 1
  }

  func declaration(of placement: Placement) -> WidgetDeclaration {
    let widget = Int(placement.widget.number)
    return setup.widgets.indices.contains(widget)
      ? setup.widgets[widget] : WidgetDeclaration(kind: -1, isPushEnabled: false, name: "")
  }

  func expectedMounting(of placement: Placement) -> MountingStyle {
    if placement.surface == .horizontal { return .elevated }
    switch (declaration(of: placement).mountingStyles, placement.mounting) {
    case (.recessed, _), (.both, .recessed): return .recessed
    case (.elevated, _), (.both, .elevated), (.both, .none): return .elevated
    }
  }

  var expectedInRoom: [PresentedItem] {
    guard profile.isOn(.mounting) else { return [] }
    return placements.ids.filter { placements[$0].isPresent }.map { id in
      let placement = placements[id].placement
      return PresentedItem(
        .placement(id),
        Presentation(
          mounted: expectedMounting(of: placement),
          texture: declaration(of: placement).texture,
          detail: isIn(.afar) ? .simplified : .default
        )
      )
    }
  }
}

extension PresentedItem {
  /// True if it is a widget that is mounted in a room.
  var isMounted: Bool { isPlacement && presentation.place == .room }
}
