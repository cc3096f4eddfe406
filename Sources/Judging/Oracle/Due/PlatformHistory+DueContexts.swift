import WidgetModel

// Effects due in the contexts of a phone (RV-01, RV-03, RV-09, RV-10, RV-15, LA-37, LA-39, LA-40).
extension PlatformHistory {
  mutating func handle(_ input: ContextInput) {
    switch input {
    case .turned(let context, let isOn):
      contexts.current.remove(context)
      if isOn { contexts.current.insert(context) }
    case .relevant(let widget, let number):
      guard setup.widgets.indices.contains(Int(widget.number)), !phone.withdrawn.contains(widget)
      else { return }
      contexts.relevant.removeAll { $0.widget == widget }
      contexts.relevant.append((widget, number))
      contexts.relevant.sort { $0.widget < $1.widget }
    }
    activities.firstChange = .start
  }

  /// Appends the changes of what is shown in contexts, removals first.
  mutating func settleContexts(_ due: inout [Effect]) {
    if contexts.isIdle, !profile.isOn(.mounting) { return }
    let before = contexts.shown
    let after = PresentationPlace.allCases.reversed().reduce(into: []) { $0 = shown($1) + $0 }
    let gone = before.filter { old in !after.contains { old.isAboutTheSame(as: $0) } }
    due += gone.map { .presented($0.gone) }
    due += after.filter { !before.contains($0) }.map { .presented($0) }
    contexts.shown = after
  }

  private func shown(_ place: PresentationPlace) -> [PresentedItem] {
    let isIn = contexts.current.contains
    switch place {
    case .standBy: return isIn(.standBy) ? inStandBy : []
    case .carPlay:
      return isIn(.carPlay)
        ? smallWidgets.map { PresentedItem($0, Presentation(.carPlay, .systemSmall)) }
          + supplemental(.carPlay) : []
    case .watch:
      return isIn(.watch)
        ? supplemental(.watch) : contexts.shown.filter { $0.presentation.place == .watch }
    case .island:
      guard isIn(.landscape), profile.isOn(.islandInLandscape) else { return [] }
      return [activities.island.attached, activities.island.detached].compactMap { $0 }.map {
        PresentedItem(.activity($0), Presentation(.island, .limited))
      }
    case .smartStack:
      guard profile.isOn(.relevanceCounts) else { return [] }
      return contexts.relevant.filter { $0.number > 0 }.map {
        PresentedItem(.widget($0.widget), Presentation(.smartStack, .relevant, number: $0.number))
      }
    case .room: return profile.isOn(.mounting) ? inRoom : []
    }
  }

  private var inStandBy: [PresentedItem] {
    var contents = Array(smallWidgets.prefix(Int(clamping: profile[.standByWidgets])))
    contents += activities.inOrder.prefix(1).map { .activity($0) }
    return contents.map { content in
      let form: PresentationForm =
        if case .activity = content { .fullScreen } else { .systemSmall }
      return PresentedItem(content, Presentation(.standBy, form, scale: 2))
    }
  }

  private var smallWidgets: [PresentedContent] {
    placements.indices.filter {
      placements[$0].isPresent && placements[$0].placement.family == .systemSmall
    }.map { .placement(PlacementID($0)) }
  }

  /// Returns each running activity as a watch or a car shows it, in the order of their starts.
  private func supplemental(_ place: PresentationPlace) -> [PresentedItem] {
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
}
