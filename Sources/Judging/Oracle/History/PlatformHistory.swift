import WidgetModel

/// What happened in a run so far, as far as a later question can ask about it.
///
/// It answers nothing by itself: what is due now is asked in `Questions`.
struct PlatformHistory {
  /// What the run began with.
  let setup: Setup

  /// The wall clock.
  var clock: ClockHistory

  /// The phone.
  var phone: PhoneHistory

  /// The Live Activities.
  var activities = ActivitiesHistory()

  /// The contexts of the phone.
  var contexts = ContextsHistory()

  /// The controls.
  var controls: [ControlHistory]

  /// The first instant at which the value of a control is asked for again.
  var firstRetry = Instant.never

  /// The requests of widgets' code.
  var requests = RequestHistory()

  /// The placed widgets, by the number of their ids.
  var placements: [PlacementHistory]

  /// The first instant at which an answer about any placed widget may be another one without an input.
  private(set) var firstQuestion = Instant.never

  /// The budgets, by the place that ``budget(of:)`` gives.
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

  /// The numbers of the platform.
  var profile: Profile { _read { yield setup.profile } }

  /// The place of the budget of a placed widget, by its own place.
  func budget(of place: Int) -> Int { budgetPlaces[place] }

  /// The place of a placed widget that is there now, `nil` of every other id.
  func place(of id: PlacementID) -> Int? {
    let place = Int(id.number)
    return placements.indices.contains(place) && placements[place].isPresent ? place : nil
  }

  /// Notes the first instant of all placed widgets' questions.
  mutating func noteFirstQuestion() {
    firstQuestion = .never
    for place in placements.indices {
      firstQuestion = min(firstQuestion, placements[place].nextQuestion)
    }
  }

  /// Says that the answers about a placed widget may have changed.
  mutating func question(_ place: Int) {
    guard placements[place].isPresent else { return }
    placements[place].nextQuestion = .start
    firstQuestion = .start
  }

  /// Says so of all placed widgets.
  mutating func questionAll() {
    for place in placements.indices { question(place) }
  }

  /// The number of a widget's kind, `nil` of a widget that is not installed.
  static func kind(of id: WidgetID, _ setup: Setup) -> Int? {
    let place = Int(id.number)
    return setup.widgets.indices.contains(place) ? setup.widgets[place].kind : nil
  }
}
