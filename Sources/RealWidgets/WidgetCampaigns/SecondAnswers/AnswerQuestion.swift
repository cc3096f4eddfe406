import WidgetModel

/// A question to a provider: the content of one placed widget, on a phone without other events.
struct AnswerQuestion: Hashable {
  private(set) var order: WorkerRequest

  /// The numbers of the controls that replace a widget's buttons.
  private var controls: [Int] = []

  /// Creates a question about a placed widget, at the scenario's start and on its phone.
  init(for placement: Placement, in scenario: Scenario) {
    self.init(in: scenario)
    var placed = PlacedWidget()
    placed.family = placement.family
    placed.configuration = placement.configuration
    order.scenario.widgets[Int(placement.widget.number)].placements = [placed]
  }

  /// Creates a question about some controls, given by their numbers among the widgets.
  init(forControls controls: [Int], in scenario: Scenario) {
    self.init(in: scenario)
    self.controls = controls
  }

  private init(in scenario: Scenario) {
    var asked = Scenario()
    asked.profile = scenario.profile
    asked.settings = scenario.settings
    asked.device = scenario.device
    asked.device.isLocked = false
    // The relations choose the regions that they compare.
    asked.device.locale = 0
    asked.widgets = scenario.widgets
    for index in asked.widgets.indices { asked.widgets[index].placements = [] }
    asked.length = AnswerQuestion.length
    order = WorkerRequest()
    order.verb = .run
    order.wantsAnswers = true
    order.scenario = asked
  }

  /// Long enough for an answer after the hard deadline.
  private static let length = Interval.minutes(1)

  var ofChoices: AnswerQuestion {
    var question = self
    let widgets = order.scenario.widgets
    let number = placedWidget ?? 0
    for index in widgets.indices { question.order.scenario.widgets[index].placements = [] }
    question.order.scenario.workload = [
      Stimulus(.use(widget: number, .options, variant: 0), at: .start + .seconds(1))
    ]
    return question
  }

  var ofGallery: AnswerQuestion {
    var question = self
    let widgets = order.scenario.widgets
    for index in widgets.indices { question.order.scenario.widgets[index].placements = [] }
    question.order.scenario.workload = [
      Stimulus(.galleryOpened(WidgetID(placedWidget ?? 0), family), at: .start)
    ]
    return question
  }

  /// The same question if only the entry at its date matters, so that no other is drawn.
  var ofOneEntry: AnswerQuestion {
    var question = self
    question.order.wantsOneEntry = true
    return question
  }

  func lasting(_ length: Interval) -> AnswerQuestion {
    var question = self
    question.order.scenario.length = length
    return question
  }

  /// Returns the question with taps on the widget or the controls, one each ``tapGap``.
  func tapping(_ buttons: [Int], finding activities: [SurvivingActivity] = []) -> AnswerQuestion {
    var question = self
    question.order.activities = activities
    for (index, button) in buttons.enumerated() {
      guard let input = tap(on: button) else { continue }
      question.order.scenario.workload.append(
        Stimulus(input, at: .start + AnswerQuestion.tapGap * Int64(index + 1))
      )
    }
    question.order.scenario.length = AnswerQuestion.tapGap * Int64(buttons.count + 1)
    return question
  }

  private func tap(on button: Int) -> Input? {
    guard placedWidget == nil else { return .tapped(PlacementID(0), node: Int32(button)) }
    guard controls.indices.contains(button) else { return nil }
    return .use(widget: controls[button], .controlAction, variant: 0)
  }

  /// Returns the question with a tap on a button of a Live Activity, drawn at the end.
  func tapping(button: Int, ofActivity widget: Int) -> AnswerQuestion {
    var question = self
    question.order.buttonOfActivity = Int64(button)
    let last = order.scenario.workload.map(\.at).max() ?? .start
    question.order.scenario.workload.append(
      Stimulus(.use(widget: widget, .activity, variant: 0), at: last + AnswerQuestion.tapGap)
    )
    question.order.scenario.length = last - Instant.start + AnswerQuestion.tapGap * 2
    return question
  }

  func placing(_ widget: Int, in family: Family, configuration: Int) -> AnswerQuestion {
    var question = self
    for index in order.scenario.widgets.indices {
      question.order.scenario.widgets[index].placements = []
    }
    var placed = PlacedWidget()
    placed.family = family
    placed.configuration = configuration
    question.order.scenario.widgets[widget].placements = [placed]
    return question
  }

  static let tapGap = Interval.seconds(30)

  var kind: String { placedWidget.map { order.scenario.widgets[$0].name } ?? "" }

  func asked(in family: Family) -> AnswerQuestion {
    var question = self
    if let placedWidget {
      question.order.scenario.widgets[placedWidget].placements[0].family = family
    }
    return question
  }

  var placedWidget: Int? { order.scenario.widgets.firstIndex { !$0.placements.isEmpty } }

  var family: Family {
    order.scenario.widgets.lazy.compactMap(\.placements.first).first?.family ?? .systemSmall
  }

  var widgetCount: Int { order.scenario.widgets.count }

  var clock: WallDate { order.scenario.device.clock }

  var surroundings: Surroundings { order.scenario.device.surroundings }

  /// Returns the question at a different date, without changing the date of the data.
  func asked(at date: WallDate) -> AnswerQuestion {
    var question = self
    if question.order.dataClock < 0 { question.order.dataClock = max(0, clock.microseconds) }
    question.order.scenario.device.clock = date
    return question
  }

  func askedAnew(at date: WallDate) -> AnswerQuestion {
    var question = self
    question.order.dataClock = -1
    question.order.scenario.device.clock = date
    return question
  }

  func changing(_ change: (inout Surroundings) -> Void) -> AnswerQuestion {
    var question = self
    change(&question.order.scenario.device.surroundings)
    return question
  }

  /// Returns the question in a different locale, such as `en_US@calendar=buddhist`.
  func inLocale(_ identifier: String) -> AnswerQuestion {
    var question = self
    question.order.locale = identifier
    return question
  }

  var withUsualData: AnswerQuestion {
    changing {
      $0.store = .present
      $0.network = .fixtures
      $0.values = .ordinary
    }
  }

  var withOtherRandomness: AnswerQuestion {
    var question = self
    // Any step would do; it changes the seed of the random stream.
    question.order.randomness += 7_919
    return question
  }
}
