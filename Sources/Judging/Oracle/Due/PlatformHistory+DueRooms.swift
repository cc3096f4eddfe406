import WidgetModel

// Effects due in a visionOS room (RV-12).
extension PlatformHistory {
  /// Returns true if a widget can be placed on the surface that a person chose.
  func isTaken(_ placement: Placement) -> Bool {
    !(profile.isOn(.mounting) && placement.surface == .horizontal
      && mountings(of: placement) == [.recessed])
  }

  /// The placed widgets, each in the first available style.
  ///
  /// The order is: the only style of a horizontal surface, the person's choice, elevated, recessed.
  var inRoom: [PresentedItem] {
    placements.indices.filter { placements[$0].isPresent }.map { place in
      let placement = placements[place].placement
      var wanted: [MountingStyle] = [.elevated, .recessed]
      switch placement.mounting {
      case .none: break
      case .elevated: wanted.insert(.elevated, at: 0)
      case .recessed: wanted.insert(.recessed, at: 0)
      }
      let possible = placement.surface == .horizontal ? [.elevated] : mountings(of: placement)
      return PresentedItem(
        .placement(PlacementID(place)),
        Presentation(
          mounted: wanted.first(where: possible.contains) ?? .elevated,
          texture: declaration(of: placement)?.texture ?? .glass,
          detail: contexts.current.contains(.afar) ? .simplified : .default
        )
      )
    }
  }

  private func mountings(of placement: Placement) -> [MountingStyle] {
    switch declaration(of: placement)?.mountingStyles ?? .both {
    case .both: [.elevated, .recessed]
    case .elevated: [.elevated]
    case .recessed: [.recessed]
    }
  }

  private func declaration(of placement: Placement) -> WidgetDeclaration? {
    let number = Int(placement.widget.number)
    return setup.widgets.indices.contains(number) ? setup.widgets[number] : nil
  }
}
