import WidgetModel

/// The budgets of all placed widgets; they may share one.
struct BudgetsHistory {
  let profile: Profile

  private var budgets: [BudgetHistory]

  /// The index of each placed widget's budget, by its own index.
  private let places: [Int]

  init(_ setup: Setup) {
    profile = setup.profile
    var places: [Int] = []
    var kinds: [Int] = []
    for (place, placement) in setup.placements.enumerated() {
      switch profile.budgetScope {
      case .app: places.append(0)
      case .instance: places.append(place)
      case .kind:
        let kind = setup.kind(of: placement.widget) ?? -1
        if !kinds.contains(kind) { kinds.append(kind) }
        places.append(kinds.firstIndex(of: kind) ?? 0)
      }
    }
    self.places = places
    budgets = Array(repeating: BudgetHistory(profile), count: (places.max() ?? -1) + 1)
  }

  func allows(_ place: Int, at now: Instant, _ clock: borrowing ClockHistory) -> Bool {
    budgets[places[place]].allows(at: now, clock)
  }

  func opening(_ place: Int, after now: Instant, _ clock: borrowing ClockHistory) -> Instant {
    budgets[places[place]].opening(after: now, clock)
  }

  mutating func charge(_ place: Int, at now: Instant, _ clock: ClockHistory) {
    budgets[places[place]].charge(at: now, clock)
  }
}

extension Setup {
  /// Returns the kind of a widget, or `nil` if there is none with that id.
  func kind(of id: WidgetID) -> Int? {
    let place = Int(id.number)
    return widgets.indices.contains(place) ? widgets[place].kind : nil
  }
}
