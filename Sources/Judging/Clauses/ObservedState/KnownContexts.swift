import WidgetModel

/// The contexts of a phone as the inputs tell of them, and what the subject says that it shows there.
struct KnownContexts {
  /// The contexts in which the phone is.
  private(set) var current: Set<PhoneContext> = []
  /// How many configurations of a widget are relevant, where something was said of them (RV-03).
  private(set) var relevant: [WidgetID: Int32] = [:]
  /// What is shown, as the subject said last.
  private(set) var presented: [PresentedItem] = []
  /// What was on the watch when it went out of range (RV-15).
  private(set) var keptOnWatch: [PresentedItem] = []
  /// How often a person wanted to place a widget on a surface that takes none such (RV-12).
  var refusals = 0
  /// When what belongs there may have changed for the last time.
  var change = Instant.start { didSet { expected = nil } }
  /// What belongs there since that change, once somebody has asked.
  var expected: [PresentedItem]?

  /// Whether nothing belongs anywhere, and nothing is shown.
  var isIdle: Bool { current.isEmpty && relevant.isEmpty && presented.isEmpty }

  /// Takes an input in, before its effects.
  mutating func absorb(_ input: Input, at now: Instant) {
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

  /// Takes in what the subject shows, or shows no more.
  mutating func show(_ item: PresentedItem) {
    presented.removeAll { $0.isAboutTheSame(as: item) }
    if item.presentation.form != .none { presented.append(item) }
  }
}

extension Input {
  /// Whether the input may change what belongs in a context.
  var mayChangeContexts: Bool {
    switch self {
    case .contexts, .added, .removed, .appInstalled, .kindWithdrawn: true
    default: false
    }
  }
}

extension ObservedState {
  /// Whether the phone is in a context.
  func isIn(_ context: PhoneContext) -> Bool { contexts.current.contains(context) }

  /// What belongs in the Dynamic Island; nothing in landscape, where it is not shown there (LA-40).
  var expectedIsland: KnownActivities.Island {
    isIn(.landscape) && !profile.isOn(.islandInLandscape)
      ? KnownActivities.Island() : activities.expectedIsland
  }

  /// The small widgets that are placed, in their order.
  var smallWidgets: [PlacementID] {
    placements.ids.filter {
      placements[$0].isPresent && placements[$0].placement.family == .systemSmall
    }
  }

  /// What belongs in the contexts of the phone, by the phases and contents of activities that the subject gave.
  ///
  /// It is put together once after each change, however many clauses ask.
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
  /// How it is shown in CarPlay or on a watch (RV-10, LA-37).
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
