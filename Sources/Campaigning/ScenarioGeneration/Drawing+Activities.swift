import PropertyTesting
import WidgetModel

extension Drawing {
  mutating func drawActivities(into scenario: inout Scenario) {
    // Drawn last, so that the rest of the scenario is the same with and without it.
    guard boundaries.hasActivities, source.flag(1, in: 6) else { return }
    // Nothing starts unless the app is in the foreground, so it mostly is.
    if source.flag(7, in: 8) {
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
    }
    drawSome(of: Drawing.activityStimuli, max: 16, average: 6, into: &scenario)
    if source.flag(1, in: 6) { drawSpentBudget(into: &scenario) }
    if source.flag(1, in: 6) { drawFullApp(into: &scenario) }
  }

  /// Draws an app filled with activities, or nearly, and one more start by the app or a push.
  private mutating func drawFullApp(into scenario: inout Scenario) {
    let count = boundaries.activitiesToFill - index(2, first: 1, in: 3)
    let start = Instant(microseconds: drawTime())
    let request = ActivityRequest(isFromIntent: true)
    let content = ActivityContent(alerts: true)
    var starts = (0...count).map {
      ActivityInput.started(ActivityID($0), content, request)
    }
    if source.flag(1, in: 2) {
      starts[count] = .pushed(ActivityPush(.start(content), to: ActivityID(count)))
    }
    scenario.workload += starts.map { Stimulus(.activities($0), at: start) }
    scenario.sortWorkload()
  }

  /// Draws a nearly or fully spent push budget and one more push, often at the end of the hour.
  private mutating func drawSpentBudget(into scenario: inout Scenario) {
    let id = drawActivity()
    let start = Instant(microseconds: drawTime())
    var push = ActivityPush(.update(ActivityContent(), age: .zero), to: id)
    let isOfStarts = source.flag(1, in: 3)
    if isOfStarts { push.event = .start(ActivityContent(alerts: true)) }
    push.isOpportunistic = source.flag(1, in: 3)
    let budget = boundaries.pushBudgets[isOfStarts ? 1 : 0]
    let times = Int(clamping: max(1, budget + Int64(index(3, first: 1, in: 3)) - 1))
    let every: [Interval] = [.seconds(1), .minutes(1), .minutes(5)]
    let burst = Stimulus(
      .activities(.pushed(push)),
      at: start,
      every: times > 1 ? every[index(3, first: 1, in: 3)] : .zero,
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
      ), burst, Stimulus(.activities(.pushed(push)), at: ends[index(4, first: 1, in: 3)]),
    ]
    scenario.workload.removeAll { $0.at.microseconds > length }
    scenario.sortWorkload()
  }

  /// Registers the moments at which an input may affect an activity later.
  mutating func meetEnd(of input: ActivityInput, from time: Int64) {
    switch input {
    case .started(_, let content, let request):
      let start = time + request.startsAfter.microseconds
      meet(start)
      meet(start + boundaries.activityLife)
      meet(time + content.staleAfter.microseconds)
    case .updated(_, let content, _): meet(time + content.staleAfter.microseconds)
    case .ended(_, let policy): meetDismissal(policy, from: time)
    case .pushed(let push):
      meet(time + Interval.hours(1).microseconds)
      switch push.event {
      case .start: meet(time + boundaries.activityLife)
      case .update(let content, _): meet(time + content.staleAfter.microseconds)
      case .end(let policy): meetDismissal(policy, from: time)
      }
    case .swiped, .allowed, .frequentPushesAllowed, .tapped, .collapsed: break
    }
  }

  private mutating func meetDismissal(_ policy: DismissalPolicy, from time: Int64) {
    if case .after(let date) = policy { meet(time + date.microseconds) }
    meet(time + boundaries.activityStay)
  }

  static let activityStimuli = [
    DrawnStimulus(.startActivity, 8), DrawnStimulus(.updateActivity, 8, comesAgain: true),
    DrawnStimulus(.endActivity, 4), DrawnStimulus(.swipeActivity, 2),
    DrawnStimulus(.allowActivities, 1), DrawnStimulus(.pushActivity, 8, comesAgain: true),
    DrawnStimulus(.allowFrequentPushes, 1), DrawnStimulus(.tapActivity, 2),
    DrawnStimulus(.collapseActivity, 2), DrawnStimulus(.lock, 2),
  ]

  /// The stimuli for activities that real code starts.
  static let realActivityStimuli: [Input.Word] = [.swipeActivity, .pushActivity]

  /// Draws an input for an activity; there are few activities, so that inputs meet.
  func drawActivityInput(_ word: Input.Word) -> Input {
    guard used.isEmpty else { return drawRealActivityInput(word) }
    return switch word {
    case .startActivity: .activities(.started(drawActivity(), drawContent(), drawRequest()))
    case .updateActivity: .activities(.updated(drawActivity(), drawContent(), age: drawAge()))
    case .endActivity: .activities(.ended(drawActivity(), drawDismissal()))
    case .swipeActivity: .activities(.swiped(drawActivity()))
    case .pushActivity: .activities(.pushed(drawPush()))
    case .allowFrequentPushes: .activities(.frequentPushesAllowed(!source.flag(1, in: 2)))
    case .tapActivity:
      .activities(
        .tapped(
          drawActivity(),
          url: Int32(index(3, first: 1, in: 2)),
          button: Int32(index(3, first: 2, in: 3)),
          inCarPlay: source.flag(1, in: 4)
        )
      )
    case .collapseActivity: .activities(.collapsed(drawActivity()))
    default: .activities(.allowed(!source.flag(1, in: 2)))
    }
  }

  /// Draws an input for an activity of real code, which numbers the activities that it starts.
  private func drawRealActivityInput(_ word: Input.Word) -> Input {
    let id = ActivityID(index(4, first: 1, in: 2))
    if word == .swipeActivity { return .activities(.swiped(id)) }
    let isEnd = source.flag(1, in: 4)
    let event: ActivityPush.Event =
      isEnd ? .end(drawDismissal()) : .update(drawContent(), age: drawAge())
    return .activities(.pushed(ActivityPush(event, to: id, isOpportunistic: source.flag(1, in: 4))))
  }

  private func drawActivity() -> ActivityID { ActivityID(index(6, first: 1, in: 3)) }

  private func drawContent() -> ActivityContent {
    var content = ActivityContent()
    if source.flag(1, in: 6) {
      content.bytes = Int32(
        clamping: max(0, boundaries.activityBytes + Int64(index(3, first: 1, in: 3)) - 1)
      )
    }
    if source.flag(1, in: 3) { content.staleAfter = drawDistance() }
    // Low values, so that relevances are often equal; some are below all others.
    if source.flag(1, in: 3) { content.relevance = Int16(index(4, first: 1, in: 3)) }
    if content.relevance == 3 { content.relevance = -1 }
    content.alerts = source.flag(1, in: 4)
    return content
  }

  private func drawAge() -> Interval {
    source.flag(1, in: 6) ? Interval(microseconds: drawSpan()) : .zero
  }

  private func drawRequest() -> ActivityRequest {
    var request = ActivityRequest()
    if source.flag(1, in: 5) { request.style = .transient }
    request.pushType = ActivityRequest.PushType.allCases[index(3, first: 1, in: 3)]
    request.isFromIntent = source.flag(1, in: 5)
    if source.flag(1, in: 5) { request.startsAfter = Interval(microseconds: drawSpan()) }
    return request
  }

  /// Draws a push that mostly has an effect.
  private func drawPush() -> ActivityPush {
    let event: ActivityPush.Event
    switch index(4, first: 1, in: 3) {
    case 1: event = .end(drawDismissal())
    case 2:
      var content = drawContent()
      content.alerts = !source.flag(1, in: 6)
      event = .start(content)
    default: event = .update(drawContent(), age: drawAge())
    }
    var push = ActivityPush(event, to: drawActivity())
    if source.flag(1, in: 3) { push.address = source.flag(1, in: 3) ? .formerToken : .channel }
    push.isOpportunistic = source.flag(1, in: 4)
    push.isUnreadable = source.flag(1, in: 8)
    return push
  }

  private func drawDismissal() -> DismissalPolicy {
    switch index(3, first: 1, in: 3) {
    case 0: .byDefault
    case 1: .immediate
    default: .after(drawDistance())
    }
  }

  /// Draws the distance of a date from now: mostly ahead, within the lifetime of an activity.
  private func drawDistance() -> Interval {
    let span = Interval(microseconds: drawSpan())
    return source.flag(1, in: 6) ? .zero - span : span
  }

  private func drawSpan() -> Int64 {
    let stay = UInt64(max(0, boundaries.activityStay))
    let span = source.draw(upTo: UInt64(Interval.day.microseconds)) { generator in
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
