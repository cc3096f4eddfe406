import WidgetModel

/// A question to a provider: what one placed widget shows, on a phone on which nothing else happens.
struct AnswerQuestion: Hashable {
  /// What a worker is asked.
  private(set) var order: WorkerRequest

  /// The numbers of the controls that take the place of a widget's buttons.
  private var controls: [Int] = []

  /// Creates the question for a placed widget of a scenario, at the scenario's start.
  ///
  /// - Parameters:
  ///   - placement: The placed widget.
  ///   - scenario: The scenario, whose phone and surroundings stay.
  init(for placement: Placement, in scenario: Scenario) {
    self.init(in: scenario)
    var placed = PlacedWidget()
    placed.family = placement.family
    placed.configuration = placement.configuration
    order.scenario.widgets[Int(placement.widget.number)].placements = [placed]
  }

  /// Creates the question for some controls of a scenario, at the scenario's start.
  ///
  /// - Parameters:
  ///   - controls: Their numbers among the widgets.
  ///   - scenario: The scenario, whose phone and surroundings stay.
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

  /// What a person is offered who edits the configuration of the widget, in place of what it shows.
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

  /// What the gallery shows of the widget, in place of what it shows.
  var ofGallery: AnswerQuestion {
    var question = self
    let widgets = order.scenario.widgets
    for index in widgets.indices { question.order.scenario.widgets[index].placements = [] }
    question.order.scenario.workload = [
      Stimulus(.galleryOpened(WidgetID(placedWidget ?? 0), family), at: .start)
    ]
    return question
  }

  /// The same question if only the entry at its date matters: the drawings of the others are those of that one.
  var ofOneEntry: AnswerQuestion {
    var question = self
    question.order.wantsOneEntry = true
    return question
  }

  /// The same question on a phone that is watched for some time.
  func lasting(_ length: Interval) -> AnswerQuestion {
    var question = self
    question.order.scenario.length = length
    return question
  }

  /// What comes of a person's taps on the widget, or on the controls.
  ///
  /// - Parameters:
  ///   - buttons: The numbers of what is tapped, a tap each ``tapGap``.
  ///   - activities: The Live Activities that an earlier process of the app has left.
  /// - Returns: The question.
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

  /// A tap on a button; `nil` where there are fewer controls.
  private func tap(on button: Int) -> Input? {
    guard placedWidget == nil else { return .tapped(PlacementID(0), node: Int32(button)) }
    guard controls.indices.contains(button) else { return nil }
    return .use(widget: controls[button], .controlAction, variant: 0)
  }

  /// What comes of a tap on a button of a Live Activity that is drawn at the end.
  ///
  /// - Parameters:
  ///   - button: The number of the button among those that the presentations show.
  ///   - widget: The number of the Live Activity's declaration.
  /// - Returns: The question.
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

  /// The same question to another widget, in a family and with a configuration.
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

  /// The time between two taps.
  static let tapGap = Interval.seconds(30)

  /// The name of the widget's kind.
  var kind: String { placedWidget.map { order.scenario.widgets[$0].name } ?? "" }

  /// The same question for another family.
  func asked(in family: Family) -> AnswerQuestion {
    var question = self
    if let placedWidget {
      question.order.scenario.widgets[placedWidget].placements[0].family = family
    }
    return question
  }

  /// The number of the widget that is placed.
  var placedWidget: Int? { order.scenario.widgets.firstIndex { !$0.placements.isEmpty } }

  /// The family in which it is placed.
  var family: Family {
    order.scenario.widgets.lazy.compactMap(\.placements.first).first?.family ?? .systemSmall
  }

  /// How many widgets the bundle has.
  var widgetCount: Int { order.scenario.widgets.count }

  /// The phone's date.
  var clock: WallDate { order.scenario.device.clock }

  /// The phone's surroundings.
  var surroundings: Surroundings { order.scenario.device.surroundings }

  /// The same question at another date, with the data as old as it is.
  func asked(at date: WallDate) -> AnswerQuestion {
    var question = self
    if question.order.dataClock < 0 { question.order.dataClock = max(0, clock.microseconds) }
    question.order.scenario.device.clock = date
    return question
  }

  /// The same question at another date, with new data.
  func askedAnew(at date: WallDate) -> AnswerQuestion {
    var question = self
    question.order.dataClock = -1
    question.order.scenario.device.clock = date
    return question
  }

  /// The same question with other surroundings.
  func changing(_ change: (inout Surroundings) -> Void) -> AnswerQuestion {
    var question = self
    change(&question.order.scenario.device.surroundings)
    return question
  }

  /// The same question on the phone of a person with another locale.
  ///
  /// - Parameter identifier: The locale's identifier, such as `en_US@calendar=buddhist`.
  /// - Returns: The question.
  func inLocale(_ identifier: String) -> AnswerQuestion {
    var question = self
    question.order.locale = identifier
    return question
  }

  /// The same question with the data that there usually is.
  var withUsualData: AnswerQuestion {
    changing {
      $0.store = .present
      $0.network = .fixtures
      $0.values = .ordinary
    }
  }

  /// The same question with other random numbers.
  var withOtherRandomness: AnswerQuestion {
    var question = self
    question.order.randomness += 7_919
    return question
  }
}
