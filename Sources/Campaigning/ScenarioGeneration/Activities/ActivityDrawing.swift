import PropertyTesting
import WidgetModel

/// Draws Live Activities: the inputs about them, and the moments at which these have effects.
enum ActivityDrawing {
  /// Draws an app filled with activities, or nearly, and one more start by the app or a push.
  static func drawFullApp(into scenario: inout Scenario, with drawing: inout Drawing) {
    let count = drawing.boundaries.activitiesToFill - drawing.index(2, first: 1, in: 3)
    let start = Instant(microseconds: drawing.drawTime())
    let request = ActivityRequest(isFromIntent: true)
    let content = ActivityContent(alerts: true)
    var starts = (0...count).map {
      ActivityInput.started(ActivityID($0), content, request)
    }
    if drawing.source.flag(1, in: 2) {
      starts[count] = .pushed(ActivityPush(.start(content), to: ActivityID(count)))
    }
    scenario.workload += starts.map { Stimulus(.activities($0), at: start) }
    scenario.sortWorkload()
  }

  /// Draws a nearly or fully spent push budget and one more push, often at the end of the hour.
  static func drawSpentBudget(into scenario: inout Scenario, with drawing: inout Drawing) {
    let id = drawActivity(with: drawing)
    let start = Instant(microseconds: drawing.drawTime())
    var push = ActivityPush(.update(ActivityContent(), age: .zero), to: id)
    let isOfStarts = drawing.source.flag(1, in: 3)
    if isOfStarts { push.event = .start(ActivityContent(alerts: true)) }
    push.isOpportunistic = drawing.source.flag(1, in: 3)
    let budget = drawing.boundaries.pushBudgets[isOfStarts ? 1 : 0]
    let times = Int(clamping: max(1, budget + Int64(drawing.index(3, first: 1, in: 3)) - 1))
    let every: [Interval] = [.seconds(1), .minutes(1), .minutes(5)]
    let burst = Stimulus(
      .activities(.pushed(push)),
      at: start,
      every: times > 1 ? every[drawing.index(3, first: 1, in: 3)] : .zero,
      times: times
    )
    let hour = start + .hours(1)
    let ends: [Instant] = [burst.instant(of: times), hour, hour - .tick, hour + .tick]
    push.isOpportunistic = false
    scenario.workload += [
      Stimulus(
        .activities(
          .started(id, ActivityContent(), ActivityRequest(pushType: .token, isFromIntent: true))
        ),
        at: start
      ), burst, Stimulus(.activities(.pushed(push)), at: ends[drawing.index(4, first: 1, in: 3)]),
    ]
    scenario.workload.removeAll { $0.at.microseconds > drawing.length }
    scenario.sortWorkload()
  }

  /// Registers the moments at which an input may affect an activity later.
  static func meetEnd(of input: ActivityInput, from time: Int64, with drawing: inout Drawing) {
    switch input {
    case .started(_, let content, let request):
      let start = time + request.startsAfter.microseconds
      drawing.meet(start)
      drawing.meet(start + drawing.boundaries.activityLife)
      drawing.meet(time + content.staleAfter.microseconds)
    case .updated(_, let content, _): drawing.meet(time + content.staleAfter.microseconds)
    case .ended(_, let policy): meetDismissal(policy, from: time, with: &drawing)
    case .pushed(let push):
      drawing.meet(time + Interval.hours(1).microseconds)
      switch push.event {
      case .start: drawing.meet(time + drawing.boundaries.activityLife)
      case .update(let content, _): drawing.meet(time + content.staleAfter.microseconds)
      case .end(let policy): meetDismissal(policy, from: time, with: &drawing)
      }
    case .swiped, .allowed, .frequentPushesAllowed, .tapped, .collapsed: break
    }
  }

  private static func meetDismissal(
    _ policy: DismissalPolicy,
    from time: Int64,
    with drawing: inout Drawing
  ) {
    if case .after(let date) = policy { drawing.meet(time + date.microseconds) }
    drawing.meet(time + drawing.boundaries.activityStay)
  }

  static let activityStimuli = [
    DrawnStimulus(.startActivity, 8), DrawnStimulus(.updateActivity, 8, comesAgain: true),
    DrawnStimulus(.endActivity, 4), DrawnStimulus(.swipeActivity, 2),
    DrawnStimulus(.allowActivities, 1), DrawnStimulus(.pushActivity, 8, comesAgain: true),
    DrawnStimulus(.allowFrequentPushes, 1), DrawnStimulus(.tapActivity, 2),
    DrawnStimulus(.collapseActivity, 2), DrawnStimulus(.lock, 2),
  ]

  static let realActivityStimuli: [Input.Word] = [.swipeActivity, .pushActivity]

  /// Draws an input for an activity; there are few activities, so that inputs often share one.
  static func drawActivityInput(_ word: Input.Word, with drawing: Drawing) -> Input {
    guard drawing.used.isEmpty else { return drawRealActivityInput(word, with: drawing) }
    return switch word {
    case .startActivity:
      .activities(
        .started(
          drawActivity(with: drawing),
          drawContent(with: drawing),
          drawRequest(with: drawing)
        )
      )
    case .updateActivity:
      .activities(
        .updated(
          drawActivity(with: drawing),
          drawContent(with: drawing),
          age: drawAge(with: drawing)
        )
      )
    case .endActivity:
      .activities(.ended(drawActivity(with: drawing), drawDismissal(with: drawing)))
    case .swipeActivity: .activities(.swiped(drawActivity(with: drawing)))
    case .pushActivity: .activities(.pushed(drawPush(with: drawing)))
    case .allowFrequentPushes: .activities(.frequentPushesAllowed(!drawing.source.flag(1, in: 2)))
    case .tapActivity:
      .activities(
        .tapped(
          drawActivity(with: drawing),
          url: Int32(drawing.index(3, first: 1, in: 2)),
          button: Int32(drawing.index(3, first: 2, in: 3)),
          inCarPlay: drawing.source.flag(1, in: 4)
        )
      )
    case .collapseActivity: .activities(.collapsed(drawActivity(with: drawing)))
    default: .activities(.allowed(!drawing.source.flag(1, in: 2)))
    }
  }

  /// Draws an input for an activity of real code, which numbers the activities that it starts.
  private static func drawRealActivityInput(_ word: Input.Word, with drawing: Drawing) -> Input {
    let id = ActivityID(drawing.index(4, first: 1, in: 2))
    if word == .swipeActivity { return .activities(.swiped(id)) }
    let isEnd = drawing.source.flag(1, in: 4)
    let event: ActivityPush.Event =
      isEnd
      ? .end(drawDismissal(with: drawing))
      : .update(drawContent(with: drawing), age: drawAge(with: drawing))
    return .activities(
      .pushed(ActivityPush(event, to: id, isOpportunistic: drawing.source.flag(1, in: 4)))
    )
  }

  private static func drawActivity(with drawing: Drawing) -> ActivityID {
    ActivityID(drawing.index(6, first: 1, in: 3))
  }

  private static func drawContent(with drawing: Drawing) -> ActivityContent {
    var content = ActivityContent()
    if drawing.source.flag(1, in: 6) {
      content.bytes = Int32(
        clamping: max(
          0,
          drawing.boundaries.activityBytes + Int64(drawing.index(3, first: 1, in: 3)) - 1
        )
      )
    }
    if drawing.source.flag(1, in: 3) { content.staleAfter = drawDistance(with: drawing) }
    // Low values, so that relevances are often equal; some are below all others.
    if drawing.source.flag(1, in: 3) {
      content.relevance = Int16(drawing.index(4, first: 1, in: 3))
    }
    if content.relevance == 3 { content.relevance = -1 }
    content.alerts = drawing.source.flag(1, in: 4)
    return content
  }

  private static func drawAge(with drawing: Drawing) -> Interval {
    drawing.source.flag(1, in: 6) ? Interval(microseconds: drawSpan(with: drawing)) : .zero
  }

  private static func drawRequest(with drawing: Drawing) -> ActivityRequest {
    var request = ActivityRequest()
    if drawing.source.flag(1, in: 5) { request.style = .transient }
    request.pushType = ActivityRequest.PushType.allCases[drawing.index(3, first: 1, in: 3)]
    request.isFromIntent = drawing.source.flag(1, in: 5)
    if drawing.source.flag(1, in: 5) {
      request.startsAfter = Interval(microseconds: drawSpan(with: drawing))
    }
    return request
  }

  /// Draws a push that mostly has an effect.
  private static func drawPush(with drawing: Drawing) -> ActivityPush {
    let event: ActivityPush.Event
    switch drawing.index(4, first: 1, in: 3) {
    case 1: event = .end(drawDismissal(with: drawing))
    case 2:
      var content = drawContent(with: drawing)
      content.alerts = !drawing.source.flag(1, in: 6)
      event = .start(content)
    default: event = .update(drawContent(with: drawing), age: drawAge(with: drawing))
    }
    var push = ActivityPush(event, to: drawActivity(with: drawing))
    if drawing.source.flag(1, in: 3) {
      push.address = drawing.source.flag(1, in: 3) ? .formerToken : .channel
    }
    push.isOpportunistic = drawing.source.flag(1, in: 4)
    push.isUnreadable = drawing.source.flag(1, in: 8)
    return push
  }

  private static func drawDismissal(with drawing: Drawing) -> DismissalPolicy {
    switch drawing.index(3, first: 1, in: 3) {
    case 0: .byDefault
    case 1: .immediate
    default: .after(drawDistance(with: drawing))
    }
  }

  /// Draws the distance of a date from now: mostly future, within the lifetime of an activity.
  private static func drawDistance(with drawing: Drawing) -> Interval {
    let span = Interval(microseconds: drawSpan(with: drawing))
    return drawing.source.flag(1, in: 6) ? .zero - span : span
  }

  private static func drawSpan(with drawing: Drawing) -> Int64 {
    let stay = UInt64(max(0, drawing.boundaries.activityStay))
    let span = drawing.source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
      let word = generator.next()
      return switch word & 7 {
      case 0: word >> 8 & 1
      case 1: stay
      case 2: stay + 1
      case 3: 3_600_000_000 * (word >> 8 & 15)
      default: 60_000_000 * (word >> 8 & 63)
      }
    }
    return Int64(span)
  }
}
