import WidgetModel

// The presentations that are due in the phone's contexts, and in a visionOS room (RV-12).
extension KnownContexts {
  /// Returns the expected presentations, by the phases and contents of activities that the subject
  /// reported.
  func items(
    _ placements: KnownPlacements,
    _ activities: KnownActivities,
    withdrawn: Set<WidgetID>,
    in setup: Setup
  ) -> [PresentedItem] {
    let profile = setup.profile
    var items: [PresentedItem] = []
    if isIn(.standBy) {
      let count = max(0, Int(clamping: profile[.standByWidgets]))
      items += placements.small.prefix(count).map {
        small($0, Presentation(.standBy, .systemSmall, scale: 2))
      }
      if let first = activities.expectedIsland.attached {
        items.append(PresentedItem(.activity(first), Presentation(.standBy, .fullScreen, scale: 2)))
      }
    }
    if isIn(.carPlay) {
      items += placements.small.map { small($0, Presentation(.carPlay, .systemSmall)) }
      activities.forEachPresent { if $0.isRunning { items.append($0.item(at: .carPlay)) } }
    }
    if isIn(.watch) {
      activities.forEachPresent { if $0.isRunning { items.append($0.item(at: .watch)) } }
    } else {
      items += keptOnWatch
    }
    if isIn(.landscape), profile.isOn(.dynamicIsland), profile.isOn(.islandInLandscape) {
      let island = activities.expectedIsland
      items += [island.attached, island.detached].compactMap { $0 }.map {
        PresentedItem(.activity($0), Presentation(.island, .limited))
      }
    }
    if profile.isOn(.relevanceCounts) {
      for place in setup.widgets.indices {
        let widget = WidgetID(place)
        guard let number = relevant[widget], number > 0, !withdrawn.contains(widget)
        else { continue }
        items.append(
          PresentedItem(.widget(widget), Presentation(.smartStack, .relevant, number: number))
        )
      }
    }
    return items + itemsInRoom(placements, in: setup)
  }

  private func small(_ id: PlacementID, _ presentation: Presentation) -> PresentedItem {
    PresentedItem(.placement(id), presentation)
  }

  private func mounting(of placement: Placement, in setup: Setup) -> MountingStyle {
    if placement.surface == .horizontal { return .elevated }
    switch (setup.declaration(of: placement).mountingStyles, placement.mounting) {
    case (.recessed, _), (.both, .recessed): return .recessed
    case (.elevated, _), (.both, .elevated), (.both, .none): return .elevated
    }
  }

  private func itemsInRoom(_ placements: KnownPlacements, in setup: Setup) -> [PresentedItem] {
    guard setup.profile.isOn(.mounting) else { return [] }
    return placements.records.ids.filter { placements.records[$0].isPresent }.map { id in
      let placement = placements.records[id].placement
      return PresentedItem(
        .placement(id),
        Presentation(
          mounted: mounting(of: placement, in: setup),
          texture: setup.declaration(of: placement).texture,
          detail: isIn(.afar) ? .simplified : .default
        )
      )
    }
  }
}

extension ActivityRecord {
  /// Returns the presentation in CarPlay or on a watch (RV-10, LA-37).
  fileprivate func item(at place: PresentationPlace) -> PresentedItem {
    PresentedItem(
      .activity(id),
      Presentation(
        place,
        request.hasSmallFamily ? .small : .combined,
        number: place == .watch ? shownNumber : 0
      )
    )
  }
}

extension PresentedItem {
  /// True if it is a widget that is mounted in a room.
  var isMounted: Bool { isPlacement && presentation.place == .room }
}
