import WidgetModel

extension ActivitiesHistory {
  mutating func handle(
    _ input: ActivityInput,
    at now: Instant,
    _ phone: PhoneHistory,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    firstChange = .start
    switch input {
    case .started(let id, let content, let request):
      guard place(of: id) == nil else { return }
      let isVisible = phone.isForeground || request.isFromIntent
      if let reason = refusal(of: content, isVisible: isVisible) {
        return due.append(.activities(.refused(id, reason)))
      }
      begin(id, content, request, at: now, clock, &due)
    case .updated(let id, let content, let age):
      guard let place = place(of: id) else { return }
      call(content, age: age, place, at: now, clock)
      show(place, at: now, clock, &due)
    case .ended(let id, let policy):
      if let place = place(of: id) { end(place, policy, at: now, clock, &due) }
    case .swiped(let id):
      if let place = displayed(id) { dismiss(place, &due) }
    case .allowed(let isOn): areAllowed = isOn
    case .pushed(let push): handle(push, at: now, clock, &due)
    case .frequentPushesAllowed(let isOn):
      guard isOn != haveFrequentPushes else { return }
      haveFrequentPushes = isOn
      for place in visible.indices where visible[place].isRunning {
        end(place, .byDefault, at: now, clock, &due)
      }
    case .tapped(let id, let url, let button, let isInCarPlay):
      // A tap in CarPlay never has an effect (LA-41).
      guard displayed(id) != nil, !isInCarPlay else { return }
      let isPressed = button > 0 && profile.isOn(.interactive)
      let destination: Destination =
        switch (isPressed, phone.isLocked) {
        case (true, true): .authentication
        case (true, false): .intent(button)
        case (false, _): url > 0 ? .widgetURL(url) : .app
        }
      due.append(.activities(.led(id, destination)))
    case .collapsed(let id):
      if let place = displayed(id) { collapse(place, at: now, clock, &due) }
    }
  }

  /// Appends the effects due because the app was removed (AS-15).
  mutating func removeAll(_ due: inout [Effect]) {
    due += visible.map { .activities(.changed($0.id, .dismissed)) }
    visible = []
    firstChange = .start
  }

  /// Appends the effects due because the phone is locked: transient activities end (LA-31).
  mutating func lock(at now: Instant, _ clock: ClockHistory, _ due: inout [Effect]) {
    for place in visible.indices { collapse(place, at: now, clock, &due) }
  }

  private mutating func collapse(
    _ place: Int,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    guard visible[place].isRunning, profile.isOn(.transientActivities),
      visible[place].request.style == .transient
    else { return }
    firstChange = .start
    end(place, .immediate, at: now, clock, &due)
  }

  /// Returns the index of an activity that a person can see.
  private func displayed(_ id: ActivityID) -> Int? {
    place(of: id).flatMap { visible[$0].start == nil ? nil : $0 }
  }

  private mutating func dismiss(_ place: Int, _ due: inout [Effect]) {
    due.append(.activities(.changed(visible.remove(at: place).id, .dismissed)))
  }

  mutating func begin(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    let wall = clock.wall(at: now)
    let isLater = profile.isOn(.scheduledActivities) && request.startsAfter > .zero
    visible.append(
      ActivityHistory(
        id: id,
        request: request,
        startDate: wall + request.startsAfter,
        calls: [ActivityHistory.Call(content: content, timestamp: now, wall: wall)]
      )
    )
    if isLater { return due.append(.activities(.changed(id, .pending))) }
    start(visible.count - 1, at: now, &due)
  }

  mutating func start(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    visible[place].start = now
    let activity = visible[place]
    due.append(.activities(.changed(activity.id, .active)))
    if activity.request.pushType == .token { due.append(.activities(.tokenGiven(activity.id))) }
    due.append(.activities(.shown(activity.id, content: Int32(activity.shown))))
  }

  /// Returns the error for an app that requests an activity, if any (LA-01, LA-03 to LA-05, AS-15).
  func refusal(of content: ActivityContent, isVisible: Bool) -> ActivityError? {
    guard profile.isOn(.liveActivities) else { return .unsupported }
    guard areAllowed else { return .denied }
    guard isVisible else { return .visibility }
    guard content.bytes <= profile[.activityByteLimit] else { return .attributesTooLarge }
    let others = Int64(visible.filter { $0.end == nil }.count)
    return others < profile[.activitiesPerApp] ? nil : .targetMaximumExceeded
  }

  mutating func end(
    _ place: Int,
    _ policy: DismissalPolicy,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    guard visible[place].end == nil else { return }
    // An activity that was never shown is dismissed at once (AS-16).
    if visible[place].start == nil { return dismiss(place, &due) }
    visible[place].end = (now, clock.wall(at: now), policy)
    due.append(.activities(.changed(visible[place].id, .ended)))
  }

  mutating func call(
    _ content: ActivityContent,
    age: Interval,
    _ place: Int,
    at now: Instant,
    _ clock: ClockHistory
  ) {
    visible[place].calls.append(
      ActivityHistory.Call(content: content, timestamp: now - age, wall: clock.wall(at: now))
    )
  }

  /// Shows the newest call's content, unless that call has no effect (LA-01, LA-10, LA-11).
  mutating func show(
    _ place: Int,
    at now: Instant,
    _ clock: ClockHistory,
    _ due: inout [Effect]
  ) {
    let number = visible[place].calls.count - 1
    let call = visible[place].calls[number]
    let id = visible[place].id
    guard visible[place].end == nil,
      call.content.bytes <= profile[.activityByteLimit],
      visible[place].isNew(number)
    else { return }
    visible[place].shown = number
    guard visible[place].start != nil else { return }
    if visible[place].wasStale, !isStale(place, at: now, clock) {
      visible[place].wasStale = false
      due.append(.activities(.changed(id, .active)))
    }
    due.append(.activities(.shown(id, content: Int32(number))))
    if call.content.alerts { alert(id, &due) }
  }

  /// Appends an alert, expanded if there is a Dynamic Island (LA-13).
  func alert(_ id: ActivityID, _ due: inout [Effect]) {
    due.append(
      .activities(.alerted(id, profile.isOn(.dynamicIsland) ? .expanded : .banner))
    )
  }

  func isStale(_ place: Int, at now: Instant, _ clock: ClockHistory) -> Bool {
    visible[place].staleDate.map { $0 <= clock.wall(at: now) } ?? false
  }
}
