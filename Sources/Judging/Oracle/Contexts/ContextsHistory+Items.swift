import WidgetModel

// Effects due in the contexts of a phone and in a visionOS room (RV-01, RV-03, RV-09, RV-10, RV-12,
// RV-15, LA-37, LA-39, LA-40).
extension ContextsHistory {
  /// Appends the changes of what is shown in contexts, removals first.
  mutating func appendDueEffects(
    _ placements: PlacementsHistory,
    _ activities: ActivitiesHistory,
    _ due: inout [Effect]
  ) {
    let before = shown
    let after = PresentationPlace.allCases.reversed().reduce(into: []) {
      $0 = items(in: $1, placements, activities) + $0
    }
    let gone = before.filter { old in !after.contains { old.isAboutTheSame(as: $0) } }
    due += gone.map { .presented($0.gone) }
    due += after.filter { !before.contains($0) }.map { .presented($0) }
    shown = after
  }

  private func items(
    in place: PresentationPlace,
    _ placements: PlacementsHistory,
    _ activities: ActivitiesHistory
  ) -> [PresentedItem] {
    let isIn = current.contains
    switch place {
    case .standBy: return isIn(.standBy) ? inStandBy(placements, activities) : []
    case .carPlay:
      return isIn(.carPlay)
        ? smallWidgets(placements).map { PresentedItem($0, Presentation(.carPlay, .systemSmall)) }
          + supplemental(.carPlay, activities) : []
    case .watch:
      return isIn(.watch)
        ? supplemental(.watch, activities) : shown.filter { $0.presentation.place == .watch }
    case .island:
      guard isIn(.landscape), profile.isOn(.islandInLandscape) else { return [] }
      return [activities.island.attached, activities.island.detached].compactMap { $0 }.map {
        PresentedItem(.activity($0), Presentation(.island, .limited))
      }
    case .smartStack:
      guard profile.isOn(.relevanceCounts) else { return [] }
      return relevant.filter { $0.number > 0 }.map {
        PresentedItem(.widget($0.widget), Presentation(.smartStack, .relevant, number: $0.number))
      }
    case .room: return profile.isOn(.mounting) ? inRoom(placements) : []
    }
  }

  private func inStandBy(
    _ placements: PlacementsHistory,
    _ activities: ActivitiesHistory
  ) -> [PresentedItem] {
    var contents = Array(smallWidgets(placements).prefix(Int(clamping: profile[.standByWidgets])))
    contents += activities.inOrder.prefix(1).map { .activity($0) }
    return contents.map { content in
      let form: PresentationForm =
        if case .activity = content { .fullScreen } else { .systemSmall }
      return PresentedItem(content, Presentation(.standBy, form, scale: 2))
    }
  }

  private func smallWidgets(_ placements: PlacementsHistory) -> [PresentedContent] {
    placements.list.indices.filter {
      placements.list[$0].isPresent && placements.list[$0].placement.family == .systemSmall
    }.map { .placement(PlacementID($0)) }
  }

  /// Returns each running activity as a watch or a car shows it, in the order of their starts.
  private func supplemental(
    _ place: PresentationPlace,
    _ activities: ActivitiesHistory
  ) -> [PresentedItem] {
    activities.visible.filter(\.isRunning).map { activity in
      PresentedItem(
        .activity(activity.id),
        Presentation(
          place,
          activity.request.hasSmallFamily ? .small : .combined,
          number: place == .watch ? Int32(activity.shown) : 0
        )
      )
    }
  }

  /// Returns the placed widgets, each in the first available style: the only one of a horizontal
  /// surface, the person's choice, elevated, recessed.
  private func inRoom(_ placements: PlacementsHistory) -> [PresentedItem] {
    placements.list.indices.filter { placements.list[$0].isPresent }.map { place in
      let placement = placements.list[place].placement
      var wanted: [MountingStyle] = [.elevated, .recessed]
      switch placement.mounting {
      case .none: break
      case .elevated: wanted.insert(.elevated, at: 0)
      case .recessed: wanted.insert(.recessed, at: 0)
      }
      let possible = placement.surface == .horizontal ? [.elevated] : setup.mountings(of: placement)
      return PresentedItem(
        .placement(PlacementID(place)),
        Presentation(
          mounted: wanted.first(where: possible.contains) ?? .elevated,
          texture: setup.declaration(of: placement)?.texture ?? .glass,
          detail: current.contains(.afar) ? .simplified : .default
        )
      )
    }
  }
}
