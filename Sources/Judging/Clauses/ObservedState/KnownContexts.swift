import WidgetModel

/// The contexts of a phone according to the inputs, and the presentations that the subject reports.
struct KnownContexts {
  private(set) var current: Set<PhoneContext> = []
  /// The number of relevant configurations by widget, if given (RV-03).
  private(set) var relevant: [WidgetID: Int32] = [:]
  /// The presentations as last reported by the subject.
  private(set) var presented: [PresentedItem] = []
  /// The items on the watch when it went out of range (RV-15).
  private(set) var keptOnWatch: [PresentedItem] = []
  /// The number of attempts to place a widget on a surface that does not support it (RV-12).
  var refusals = 0
  /// The last time that the expected presentations may have changed.
  var change = Instant.start { didSet { expected = nil } }
  /// The expected presentations since that change, computed on demand.
  var expected: [PresentedItem]?

  /// True if nothing is expected anywhere, and nothing is shown.
  var isIdle: Bool { current.isEmpty && relevant.isEmpty && presented.isEmpty }

  mutating func record(_ input: Input, at now: Instant) {
    change = now
    switch input {
    case .contexts(.turned(let context, true)): current.insert(context)
    case .contexts(.turned(let context, false)):
      guard current.remove(context) == .watch else { return }
      keptOnWatch = presented.filter { $0.presentation.place == .watch }
    case .contexts(.relevant(let widget, let number)): relevant[widget] = number
    case .appInstalled(false): relevant = [:]
    case .kindWithdrawn(let widget): relevant[widget] = nil
    default: break
    }
  }

  /// Records that the subject presents something, or stops presenting it.
  mutating func show(_ item: PresentedItem) {
    presented.removeAll { $0.isAboutTheSame(as: item) }
    if item.presentation.form != .none { presented.append(item) }
  }
}

extension Input {
  /// True if the input may change the expected presentations.
  var mayChangeContexts: Bool {
    switch self {
    case .contexts, .added, .removed, .appInstalled, .kindWithdrawn: true
    default: false
    }
  }
}

extension ObservedState {
  func isIn(_ context: PhoneContext) -> Bool { contexts.current.contains(context) }

  /// The expected Dynamic Island; empty in landscape, if it is not shown there (LA-40).
  var expectedIsland: KnownActivities.Island {
    isIn(.landscape) && !profile.isOn(.islandInLandscape)
      ? KnownActivities.Island() : activities.expectedIsland
  }

  var smallWidgets: [PlacementID] {
    placements.ids.filter {
      placements[$0].isPresent && placements[$0].placement.family == .systemSmall
    }
  }

  /// The expected presentations in the phone's contexts, by the phases and contents of activities
  /// that the subject reported.
  ///
  /// Computed once after each change, regardless of the number of clauses that need it.
  var expectedInContexts: [PresentedItem] {
    if let expected = contexts.expected { return expected }
    let items = itemsInContexts
    contexts.expected = items
    return items
  }

  private var itemsInContexts: [PresentedItem] {
    var items: [PresentedItem] = []
    if isIn(.standBy) {
      let count = max(0, Int(clamping: profile[.standByWidgets]))
      items += smallWidgets.prefix(count).map {
        small($0, Presentation(.standBy, .systemSmall, scale: 2))
      }
      if let first = activities.expectedIsland.attached {
        items.append(PresentedItem(.activity(first), Presentation(.standBy, .fullScreen, scale: 2)))
      }
    }
    if isIn(.carPlay) {
      items += smallWidgets.map { small($0, Presentation(.carPlay, .systemSmall)) }
      forEachActivity { if $0.isRunning { items.append($0.item(at: .carPlay)) } }
    }
    if isIn(.watch) {
      forEachActivity { if $0.isRunning { items.append($0.item(at: .watch)) } }
    } else {
      items += contexts.keptOnWatch
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
        guard let number = contexts.relevant[widget], number > 0, !phone.withdrawn.contains(widget)
        else { continue }
        items.append(
          PresentedItem(.widget(widget), Presentation(.smartStack, .relevant, number: number))
        )
      }
    }
    return items + expectedInRoom
  }

  private func small(_ id: PlacementID, _ presentation: Presentation) -> PresentedItem {
    PresentedItem(.placement(id), presentation)
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
