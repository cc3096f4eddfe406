import WidgetModel

// Presentations in the contexts of a phone (StandBy, CarPlay, a watch, landscape, a watch's Smart
// Stack) and in a room.
extension ReferenceRuntime {
  mutating func handle(_ input: ContextInput) {
    switch input {
    case .turned(let context, true): core.phone.contexts.insert(context)
    case .turned(let context, false):
      if passes(.contextIsLeft, true) { core.phone.contexts.remove(context) }
    case .relevant(let widget, let number):
      guard widget.number < core.installed, !core.withdrawn.contains(widget) else { return }
      core.relevance[widget] = number
    }
    nextActivity = .start
  }

  /// Updates the presentations in all contexts: first removals, then additions and changes.
  mutating func serveContexts(_ effects: inout [Effect]) {
    // The usual phone is in no context, and this runs at every step.
    guard
      !core.phone.contexts.isEmpty || !core.relevance.isEmpty || !core.presented.isEmpty
        || numbers.mountsWidgets
    else { return }
    let items =
      itemsInStandBy + itemsInCarPlay + itemsOnWatch + itemsInLandscape + itemsInSmartStack
      + itemsInRoom
    guard items != core.presented else { return }
    for item in core.presented where !items.contains(where: item.isAboutTheSame) {
      effects.append(.presented(item.gone))
    }
    for item in items where !core.presented.contains(item) { effects.append(.presented(item)) }
    core.presented = items
  }

  /// The first of the small widgets, and the first activity, full screen (RV-09, LA-39).
  private var itemsInStandBy: [PresentedItem] {
    guard core.phone.contexts.contains(.standBy) else { return [] }
    let count = Int(clamping: numbers.standByWidgets)
    var items = widgets(in: .standBy).prefix(max(0, count)).map { $0 }
    guard let first = firstActivities.first else { return items }
    let form: PresentationForm = passes(.standByIsFilled, true) ? .fullScreen : .combined
    items.append(
      PresentedItem(.activity(first.id), Presentation(.standBy, form, scale: standByScale))
    )
    return items
  }

  private var itemsInCarPlay: [PresentedItem] {
    guard core.phone.contexts.contains(.carPlay) else { return [] }
    return widgets(in: .carPlay) + activities(in: .carPlay)
  }

  /// The items on a watch: those of the phone, or the last ones before it went out of range
  /// (RV-15).
  private var itemsOnWatch: [PresentedItem] {
    let isNear = core.phone.contexts.contains(.watch)
    if passes(.watchFollows, isNear) { return activities(in: .watch) }
    return core.presented.filter { $0.presentation.place == .watch }
  }

  private var itemsInLandscape: [PresentedItem] {
    guard core.phone.contexts.contains(.landscape),
      numbers.hasDynamicIsland, numbers.islandIsInLandscape, passes(.landscapeLimitsIsland, true)
    else { return [] }
    return [core.island.attached, core.island.detached].compactMap { id in
      id.map { PresentedItem(.activity($0), Presentation(.island, .limited)) }
    }
  }

  /// An entry for each relevant configuration, where relevance counts (RV-01, RV-03).
  private var itemsInSmartStack: [PresentedItem] {
    guard numbers.relevanceCounts else { return [] }
    return (0..<core.installed).compactMap { place in
      let widget = WidgetID(place)
      guard let number = core.relevance[widget], passes(.relevantIsShown, number > 0)
      else { return nil }
      let entries = passes(.eachRelevantIsShown, true) ? number : 1
      return PresentedItem(.widget(widget), Presentation(.smartStack, .relevant, number: entries))
    }
  }

  private var standByScale: Int32 { passes(.standByScales, true) ? 2 : 1 }

  /// Returns the small widgets at a place, in full color and without their backgrounds (RV-09,
  /// VW-18).
  private func widgets(in place: PresentationPlace) -> [PresentedItem] {
    core.placements.ids.compactMap { id in
      guard core.placements[id].isPlaced else { return nil }
      let isSmall = core.placements[id].family == .systemSmall
      guard passes(.contextTakesSmall, isSmall, about: id) else { return nil }
      return PresentedItem(
        .placement(id),
        Presentation(
          place,
          isSmall ? .systemSmall : .asPlaced,
          isTinted: !passes(.contextKeepsColor, true, about: id),
          hasBackground: !passes(.contextRemovesBackground, true, about: id)
            && displaysBackground(id),
          scale: place == .standBy ? standByScale : 1
        )
      )
    }
  }

  private func displaysBackground(_ id: PlacementID) -> Bool {
    guard case .entry(let timeline, let entry) = core.placements[id].display else { return false }
    let view = Int(core.timelines[Int(timeline.number)].entries[Int(entry)].view.number)
    guard core.views.indices.contains(view) else { return false }
    return core.views[view].tree.nodes.contains { $0.kind == .containerBackground }
  }

  /// Returns the running activities at a place: in the family `small`, or otherwise with both
  /// compact presentations (RV-10, LA-37).
  private func activities(in place: PresentationPlace) -> [PresentedItem] {
    core.activities.filter(\.isRunning).map { activity in
      let other: PresentationForm = passes(.compactIsCombined, true) ? .combined : .asPlaced
      var form = passes(.smallServes, activity.hasSmallFamily) ? .small : other
      if place == .carPlay, passes(.mediumServesCarPlay, false) { form = .medium }
      let hasNewest = place == .watch && passes(.watchHasNewest, true)
      return PresentedItem(
        .activity(activity.id),
        Presentation(place, form, number: hasNewest ? activity.content : 0)
      )
    }
  }
}
