import WidgetModel

struct PlacementsHistory {
  let setup: Setup

  /// The placed widgets, by the number of their ids.
  var list: [PlacementHistory]

  var budgets: BudgetsHistory

  /// The first instant at which an answer about any placed widget may change without an input.
  private(set) var firstQuestion = Instant.never

  init(_ setup: Setup) {
    self.setup = setup
    list = setup.placements.map(PlacementHistory.init)
    budgets = BudgetsHistory(setup)
  }

  /// The profile of the run; `_read` avoids a copy of its arrays.
  var profile: Profile { _read { yield setup.profile } }

  /// Returns the index of a widget that is now placed, or `nil` for every other id.
  func place(of id: PlacementID) -> Int? {
    let place = Int(id.number)
    return list.indices.contains(place) && list[place].isPresent ? place : nil
  }

  /// Returns true if a placed widget is seen; an accessory always is, if the profile says so
  /// (RB-05).
  func isSeen(_ place: Int, _ phone: PhoneHistory) -> Bool {
    let isFace = profile.isOn(.accessoriesAreSeen) && list[place].placement.family.isAccessory
    return isFace || list[place].isVisible && !phone.isLocked
  }

  mutating func updateFirstQuestion() {
    firstQuestion = .never
    for place in list.indices { firstQuestion = min(firstQuestion, list[place].nextQuestion) }
  }

  /// Marks the answers about a placed widget as possibly changed.
  mutating func question(_ place: Int) {
    guard list[place].isPresent else { return }
    list[place].nextQuestion = .start
    firstQuestion = .start
  }

  mutating func questionAll() {
    for place in list.indices { question(place) }
  }

  mutating func ask(for causes: ReloadCauses, _ place: Int) {
    list[place].reloads.ask(for: causes)
    question(place)
  }
}
