import WidgetModel

/// The history of a run so far, as far as later questions need it.
///
/// It does not answer anything by itself: the answers are in `Questions`.
struct PlatformHistory {
  let setup: Setup

  var clock: ClockHistory

  var phone: PhoneHistory

  var activities = ActivitiesHistory()

  var contexts = ContextsHistory()

  var controls: [ControlHistory]

  /// The first instant at which the value of a control is requested again.
  var firstRetry = Instant.never

  var requests = RequestHistory()

  /// The placed widgets, by the number of their ids.
  var placements: [PlacementHistory]

  /// The first instant at which an answer about any placed widget may change without an input.
  private(set) var firstQuestion = Instant.never

  var budgets: [BudgetHistory]

  private let budgetPlaces: [Int]

  init(_ setup: Setup) {
    self.setup = setup
    let profile = setup.profile
    clock = ClockHistory(startingAt: setup.device.clock, anchor: profile.interval(.budgetAnchor))
    phone = PhoneHistory(setup.device)
    placements = setup.placements.map(PlacementHistory.init)
    controls = setup.controls
    var budgetPlaces: [Int] = []
    var kinds: [Int] = []
    for (place, placement) in setup.placements.enumerated() {
      switch profile.budgetScope {
      case .app: budgetPlaces.append(0)
      case .instance: budgetPlaces.append(place)
      case .kind:
        let kind = PlatformHistory.kind(of: placement.widget, setup) ?? -1
        if !kinds.contains(kind) { kinds.append(kind) }
        budgetPlaces.append(kinds.firstIndex(of: kind) ?? 0)
      }
    }
    self.budgetPlaces = budgetPlaces
    budgets = Array(repeating: BudgetHistory(profile), count: (budgetPlaces.max() ?? -1) + 1)
  }

  /// The profile of the run.
  ///
  /// `_read` avoids a copy of its arrays.
  var profile: Profile { _read { yield setup.profile } }

  /// Returns the index of a placed widget's budget, by its own index.
  func budget(of place: Int) -> Int { budgetPlaces[place] }

  /// Returns the index of a widget that is now placed, or `nil` for every other id.
  func place(of id: PlacementID) -> Int? {
    let place = Int(id.number)
    return placements.indices.contains(place) && placements[place].isPresent ? place : nil
  }

  /// Recomputes the first instant of all placed widgets' questions.
  mutating func noteFirstQuestion() {
    firstQuestion = .never
    for place in placements.indices {
      firstQuestion = min(firstQuestion, placements[place].nextQuestion)
    }
  }

  /// Marks the answers about a placed widget as possibly changed.
  mutating func question(_ place: Int) {
    guard placements[place].isPresent else { return }
    placements[place].nextQuestion = .start
    firstQuestion = .start
  }

  /// Marks the answers about all placed widgets as possibly changed.
  mutating func questionAll() {
    for place in placements.indices { question(place) }
  }

  static func kind(of id: WidgetID, _ setup: Setup) -> Int? {
    let place = Int(id.number)
    return setup.widgets.indices.contains(place) ? setup.widgets[place].kind : nil
  }
}
