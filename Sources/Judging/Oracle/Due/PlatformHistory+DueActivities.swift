import WidgetModel

extension PlatformHistory {
  /// Appends the effects due because of an input about Live Activities.
  mutating func handle(_ input: ActivityInput, at now: Instant, _ due: inout [Effect]) {
    activities.firstChange = .start
    switch input {
    case .started(let id, let content, let request):
      guard activities.place(of: id) == nil else { return }
      let isVisible = phone.isForeground || request.isFromIntent
      if let reason = refusal(of: content, isVisible: isVisible) {
        return due.append(.activities(.refused(id, reason)))
      }
      begin(id, content, request, at: now, &due)
    case .updated(let id, let content, let age):
      guard let place = activities.place(of: id) else { return }
      call(content, age: age, place, at: now)
      show(place, at: now, &due)
    case .ended(let id, let policy):
      if let place = activities.place(of: id) { end(place, policy, at: now, &due) }
    case .swiped(let id):
      if let place = displayed(id) { dismiss(place, &due) }
    case .allowed(let isOn): activities.areAllowed = isOn
    case .pushed(let push): handle(push, at: now, &due)
    case .frequentPushesAllowed(let isOn):
      guard isOn != activities.haveFrequentPushes else { return }
      activities.haveFrequentPushes = isOn
      for place in activities.visible.indices where activities.visible[place].isRunning {
        end(place, .byDefault, at: now, &due)
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
      if let place = displayed(id) { lose(place, at: now, &due) }
    }
  }

  /// Appends the effects due because the app was removed (AS-15).
  mutating func loseActivities(_ due: inout [Effect]) {
    due += activities.visible.map { .activities(.changed($0.id, .dismissed)) }
    activities.visible = []
    activities.firstChange = .start
  }

  /// Appends the effects due because the phone is locked: transient activities end (LA-31).
  mutating func turnAway(at now: Instant, _ due: inout [Effect]) {
    for place in activities.visible.indices { lose(place, at: now, &due) }
  }

  private mutating func lose(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    guard activities.visible[place].isRunning, profile.isOn(.transientActivities),
      activities.visible[place].request.style == .transient
    else { return }
    activities.firstChange = .start
    end(place, .immediate, at: now, &due)
  }

  /// Returns the index of an activity that a person can see.
  private func displayed(_ id: ActivityID) -> Int? {
    activities.place(of: id).flatMap { activities.visible[$0].start == nil ? nil : $0 }
  }

  private mutating func dismiss(_ place: Int, _ due: inout [Effect]) {
    due.append(.activities(.changed(activities.visible.remove(at: place).id, .dismissed)))
  }

  mutating func begin(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    let wall = clock.wall(at: now)
    let isLater = profile.isOn(.scheduledActivities) && request.startsAfter > .zero
    activities.visible.append(
      ActivityHistory(
        id: id,
        request: request,
        startDate: wall + request.startsAfter,
        calls: [ActivityHistory.Call(content: content, timestamp: now, wall: wall)]
      )
    )
    if isLater { return due.append(.activities(.changed(id, .pending))) }
    start(activities.visible.count - 1, at: now, &due)
  }

  mutating func start(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    activities.visible[place].start = now
    let activity = activities.visible[place]
    due.append(.activities(.changed(activity.id, .active)))
    if activity.request.pushType == .token { due.append(.activities(.tokenGiven(activity.id))) }
    due.append(.activities(.shown(activity.id, content: Int32(activity.shown))))
  }

  /// Returns the error for an app that requests an activity, if any (LA-01, LA-03 to LA-05, AS-15).
  func refusal(of content: ActivityContent, isVisible: Bool) -> ActivityError? {
    guard profile.isOn(.liveActivities) else { return .unsupported }
    guard activities.areAllowed else { return .denied }
    guard isVisible else { return .visibility }
    guard content.bytes <= profile[.activityByteLimit] else { return .attributesTooLarge }
    let others = Int64(activities.visible.filter { $0.end == nil }.count)
    return others < profile[.activitiesPerApp] ? nil : .targetMaximumExceeded
  }

  mutating func end(
    _ place: Int,
    _ policy: DismissalPolicy,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    guard activities.visible[place].end == nil else { return }
    // An activity that was never shown is dismissed at once (AS-16).
    if activities.visible[place].start == nil { return dismiss(place, &due) }
    activities.visible[place].end = (now, clock.wall(at: now), policy)
    due.append(.activities(.changed(activities.visible[place].id, .ended)))
  }

  mutating func call(
    _ content: ActivityContent,
    age: Interval,
    _ place: Int,
    at now: Instant
  ) {
    activities.visible[place].calls.append(
      ActivityHistory.Call(content: content, timestamp: now - age, wall: clock.wall(at: now))
    )
  }

  /// Shows the newest call's content, unless that call has no effect (LA-01, LA-10, LA-11).
  mutating func show(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    let number = activities.visible[place].calls.count - 1
    let call = activities.visible[place].calls[number]
    let id = activities.visible[place].id
    guard activities.visible[place].end == nil,
      call.content.bytes <= profile[.activityByteLimit],
      activities.visible[place].isNew(number)
    else { return }
    activities.visible[place].shown = number
    guard activities.visible[place].start != nil else { return }
    if activities.visible[place].wasStale, !isStale(place, at: now) {
      activities.visible[place].wasStale = false
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

  func isStale(_ place: Int, at now: Instant) -> Bool {
    activities.visible[place].staleDate.map { $0 <= clock.wall(at: now) } ?? false
  }
}
