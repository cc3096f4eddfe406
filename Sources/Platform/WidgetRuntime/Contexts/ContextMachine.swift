import WidgetModel

/// The presentations in StandBy, CarPlay, landscape, a room, on a watch and in its Smart Stack.
public struct ContextMachine: Hashable, Sendable {
  /// The number of relevant configurations by widget, if any (RV-03).
  public var relevance: [WidgetID: Int32] = [:]
  /// The items presented in the phone's contexts (RV-09).
  public var presented: [PresentedItem] = []

  /// Creates the presentations of a phone that is in no context.
  public init() {}

  /// Handles an input about contexts; returns false if its widget is not in the app.
  mutating func handle(
    _ input: ContextInput,
    _ gallery: GalleryMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    switch input {
    case .turned(let context, true): core.state.phone.contexts.insert(context)
    case .turned(let context, false):
      if core.passes(.contextIsLeft, true) { core.state.phone.contexts.remove(context) }
    case .relevant(let widget, let number):
      guard gallery.has(widget) else { return false }
      relevance[widget] = number
    }
    return true
  }

  /// Returns false if nothing is presented and nothing has to be: the usual phone is in no context.
  func isInUse(_ core: inout RuntimeCore<some RuntimeDecisions>) -> Bool {
    !core.state.phone.contexts.isEmpty || !relevance.isEmpty || !presented.isEmpty
      || core.numbers.mountsWidgets
  }

  /// Updates the presentations in all contexts: first removals, then additions and changes.
  mutating func serve(
    _ activities: ActivityMachine,
    _ timelines: TimelineMachine,
    _ gallery: GalleryMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    let items =
      itemsInStandBy(activities, timelines, &core) + itemsInCarPlay(activities, timelines, &core)
      + itemsOnWatch(activities, &core) + itemsInLandscape(activities.island, &core)
      + itemsInSmartStack(gallery.installed, &core) + itemsInRoom(&core)
    guard items != presented else { return }
    for item in presented where !items.contains(where: item.isAboutTheSame) {
      core.effects.append(.presented(item.gone))
    }
    for item in items where !presented.contains(item) { core.effects.append(.presented(item)) }
    presented = items
  }

  /// Returns the first of the small widgets, and the first activity, full screen (RV-09, LA-39).
  private func itemsInStandBy(
    _ activities: ActivityMachine,
    _ timelines: TimelineMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    guard core.state.phone.contexts.contains(.standBy) else { return [] }
    let count = Int(clamping: core.numbers.standByWidgets)
    var items = widgets(in: .standBy, timelines, &core).prefix(max(0, count)).map { $0 }
    guard let first = activities.firstActivities(&core).first else { return items }
    let form: PresentationForm = core.passes(.standByIsFilled, true) ? .fullScreen : .combined
    let scale = standByScale(&core)
    items.append(PresentedItem(.activity(first.id), Presentation(.standBy, form, scale: scale)))
    return items
  }

  private func itemsInCarPlay(
    _ activities: ActivityMachine,
    _ timelines: TimelineMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    guard core.state.phone.contexts.contains(.carPlay) else { return [] }
    return widgets(in: .carPlay, timelines, &core) + items(of: activities, in: .carPlay, &core)
  }

  /// Returns the phone's items on a watch, or the last ones before it left the range (RV-15).
  private func itemsOnWatch(
    _ activities: ActivityMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    let isNear = core.state.phone.contexts.contains(.watch)
    if core.passes(.watchFollows, isNear) { return items(of: activities, in: .watch, &core) }
    return presented.filter { $0.presentation.place == .watch }
  }

  private func itemsInLandscape(
    _ island: IslandState,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    guard core.state.phone.contexts.contains(.landscape), core.numbers.hasDynamicIsland,
      core.numbers.islandIsInLandscape, core.passes(.landscapeLimitsIsland, true)
    else { return [] }
    return [island.attached, island.detached].compactMap { id in
      id.map { PresentedItem(.activity($0), Presentation(.island, .limited)) }
    }
  }

  /// Returns an entry for each relevant configuration, where relevance counts (RV-01, RV-03).
  private func itemsInSmartStack(
    _ installed: Int,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    guard core.numbers.relevanceCounts else { return [] }
    return (0..<installed).compactMap { place in
      let widget = WidgetID(place)
      guard let number = relevance[widget], core.passes(.relevantIsShown, number > 0)
      else { return nil }
      let entries = core.passes(.eachRelevantIsShown, true) ? number : 1
      return PresentedItem(.widget(widget), Presentation(.smartStack, .relevant, number: entries))
    }
  }

  private func standByScale(_ core: inout RuntimeCore<some RuntimeDecisions>) -> Int32 {
    core.passes(.standByScales, true) ? 2 : 1
  }

  /// Returns the small widgets at a place, in full color without backgrounds (RV-09, VW-18).
  private func widgets(
    in place: PresentationPlace,
    _ timelines: TimelineMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    core.state.placements.ids.compactMap { id in
      guard core.state.placements[id].isPlaced else { return nil }
      let isSmall = core.state.placements[id].family == .systemSmall
      guard core.passes(.contextTakesSmall, isSmall, about: id) else { return nil }
      let isTinted = !core.passes(.contextKeepsColor, true, about: id)
      let keepsBackground = !core.passes(.contextRemovesBackground, true, about: id)
      return PresentedItem(
        .placement(id),
        Presentation(
          place,
          isSmall ? .systemSmall : .asPlaced,
          isTinted: isTinted,
          hasBackground: keepsBackground
            && displaysBackground(timelines.viewOnDisplay(of: id, &core), &core),
          scale: place == .standBy ? standByScale(&core) : 1
        )
      )
    }
  }

  private func displaysBackground(
    _ view: Int?,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    guard let view else { return false }
    return core.state.views[view].tree.nodes.contains { $0.kind == .containerBackground }
  }

  /// Returns the running activities at a place: in the family `small`, or otherwise with both
  /// compact presentations (RV-10, LA-37).
  private func items(
    of activities: ActivityMachine,
    in place: PresentationPlace,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> [PresentedItem] {
    activities.all.filter(\.isRunning).map { activity in
      let other: PresentationForm = core.passes(.compactIsCombined, true) ? .combined : .asPlaced
      var form = core.passes(.smallServes, activity.hasSmallFamily) ? .small : other
      if place == .carPlay, core.passes(.mediumServesCarPlay, false) { form = .medium }
      let hasNewest = place == .watch && core.passes(.watchHasNewest, true)
      return PresentedItem(
        .activity(activity.id),
        Presentation(place, form, number: hasNewest ? activity.content : 0)
      )
    }
  }

  /// Forgets the relevance of a withdrawn kind, or of a removed app.
  mutating func forgetRelevance(of widget: WidgetID? = nil) {
    if let widget { relevance[widget] = nil } else { relevance = [:] }
  }
}
