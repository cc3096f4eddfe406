import WidgetModel

extension ReferenceRuntime {
  mutating func handle(_ input: ActivityInput, _ effects: inout [Effect]) {
    switch input {
    case .started(let id, let content, let request): start(id, content, request, &effects)
    case .updated(let id, let content, let age): update(id, content, age: age, &effects)
    case .ended(let id, let policy): end(id, policy, &effects)
    case .swiped(let id): swipe(id, &effects)
    case .allowed(let isOn): core.phone.allowsActivities = isOn
    case .pushed(let push): handle(push, &effects)
    case .frequentPushesAllowed(let isOn): allowFrequentPushes(isOn, &effects)
    case .tapped(let id, let url, let button, let isInCarPlay):
      tap(id, url: url, button: button, inCarPlay: isInCarPlay, &effects)
    case .collapsed(let id): collapse(id, &effects)
    }
    // Recomputed from scratch: any of these inputs may change a phase, a deadline or the island.
    nextActivity = .start
  }

  /// Starts an activity, now or at its date, or refuses it with a reason (LA-32, LA-33).
  private mutating func start(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    _ effects: inout [Effect]
  ) {
    // The number is in use by an existing activity, so the call does not start another one.
    guard place(of: id) == nil else { return }
    let isVisible = core.phone.isForeground || request.isFromIntent
    if let reason = refusal(of: content, isVisible: isVisible) {
      return effects.append(.activities(.refused(id, reason)))
    }
    begin(id, content, request, &effects)
  }

  /// Adds an activity after all checks have passed.
  mutating func begin(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    _ effects: inout [Effect]
  ) {
    var activity = LiveActivity(
      id: id,
      style: numbers.hasTransientActivities ? request.style : .standard,
      pushType: request.pushType,
      hasSmallFamily: request.hasSmallFamily,
      started: core.now,
      staleDate: staleDate(of: content),
      timestamp: core.now,
      relevance: content.relevance
    )
    let isScheduled = numbers.hasScheduledActivities && request.startsAfter > .zero
    if isScheduled, passes(.scheduleWaits, true) {
      activity.phase = .pending
      activity.startDate = wall + request.startsAfter
    }
    core.activities.append(activity)
    effects.append(.activities(.changed(id, activity.phase)))
    if activity.phase == .active { present(activity, &effects) }
  }

  /// Shows an activity as it starts, and gives it a token if the app asked for one.
  func present(_ activity: LiveActivity, _ effects: inout [Effect]) {
    if passes(.tokenIsGiven, activity.pushType == .token) {
      effects.append(.activities(.tokenGiven(activity.id)))
    }
    effects.append(.activities(.shown(activity.id, content: activity.content)))
  }

  /// Returns the reason to refuse an activity, or `nil` if it may start; the first of several
  /// (AS-15).
  func refusal(of content: ActivityContent, isVisible: Bool) -> ActivityError? {
    if !numbers.hasLiveActivities { return .unsupported }
    if passes(.permissionIsAsked, !core.phone.allowsActivities) { return .denied }
    if passes(.startNeedsForeground, !isVisible) { return .visibility }
    if !fits(content) { return .attributesTooLarge }
    // An ended activity that is still on the Lock Screen does not count (LA-05).
    let counted = core.activities.count { $0.phase != .ended }
    let hasRoom = decisions.holds(
      .activitiesFit,
      Int64(counted) + 1,
      numbers.activitiesPerApp
    )
    return hasRoom ? nil : .targetMaximumExceeded
  }

  private func staleDate(of content: ActivityContent) -> WallDate? {
    content.staleAfter == .zero ? nil : wall + content.staleAfter
  }

  private func fits(_ content: ActivityContent) -> Bool {
    decisions.holds(.activityFits, Int64(content.bytes), numbers.activityByteLimit)
  }

  private mutating func update(
    _ id: ActivityID,
    _ content: ActivityContent,
    age: Interval,
    _ effects: inout [Effect]
  ) {
    guard let place = place(of: id) else { return }
    // Counted even if the update has no effect, because effects name calls by number.
    core.activities[place].calls += 1
    give(content, age: age, at: place, &effects)
  }

  /// Gives an activity new content.
  ///
  /// Ignored if it has ended, or if the content is older than what it shows (LA-10, LA-11) or too
  /// large (LA-01).
  mutating func give(
    _ content: ActivityContent,
    age: Interval,
    at place: Int,
    _ effects: inout [Effect]
  ) {
    guard passes(.endedTakesNoUpdates, core.activities[place].phase != .ended) else { return }
    if passes(.updatesAreMeasured, !fits(content)) { return }
    let timestamp = core.now - age
    let isOlder = !decisions.holds(
      .contentIsNew,
      timestamp.microseconds,
      core.activities[place].timestamp.microseconds
    )
    if isOlder { return }
    core.activities[place].timestamp = timestamp
    core.activities[place].relevance = content.relevance
    core.activities[place].staleDate = staleDate(of: content)
    core.activities[place].content = core.activities[place].calls - 1
    let activity = core.activities[place]
    // A pending activity shows its content when it starts.
    if activity.phase == .pending { return }
    // Content that is already stale when it arrives leaves a stale activity stale.
    if activity.phase == .stale, passes(.updateEndsStaleness, !isPast(activity.staleDate)) {
      core.activities[place].phase = .active
      effects.append(.activities(.changed(activity.id, .active)))
    }
    effects.append(.activities(.shown(activity.id, content: activity.content)))
    if passes(.updateAlerts, content.alerts) { alert(activity.id, &effects) }
  }

  func alert(_ id: ActivityID, _ effects: inout [Effect]) {
    let presentation: AlertPresentation =
      passes(.alertExpands, numbers.hasDynamicIsland) ? .expanded : .banner
    effects.append(.activities(.alerted(id, presentation)))
  }

  /// Ends an activity on behalf of its app (LA-08, LA-09); a pending one disappears at once
  /// (AS-16).
  mutating func end(
    _ id: ActivityID,
    _ policy: DismissalPolicy,
    _ effects: inout [Effect]
  ) {
    guard let place = place(of: id), core.activities[place].phase != .ended else { return }
    if core.activities[place].phase == .pending { return dismiss(at: place, &effects) }
    end(at: place, &effects)
    switch policy {
    case .byDefault: break
    case .immediate: core.activities[place].dismissal = core.now
    case .after(let time):
      // The date is kept in addition to the limit: the earlier of the two dismisses (LA-09).
      core.activities[place].dismissalDate = wall + time
      if !passes(.dismissalIsCapped, true) { core.activities[place].dismissal = .never }
    }
  }

  mutating func end(at place: Int, _ effects: inout [Effect]) {
    core.activities[place].phase = .ended
    core.activities[place].dismissal = core.now + numbers.activityEndedLimit
    effects.append(.activities(.changed(core.activities[place].id, .ended)))
  }

  /// Dismisses all activities of a removed app (AS-15).
  mutating func dismissActivities(_ effects: inout [Effect]) {
    let taken = core.activities.filter { activity in
      activity.phase == .ended
        ? passes(.appTakesEndedActivities, true) : passes(.appTakesActivities, true)
    }
    // Looked up again each time, because every dismissal shifts the indices.
    for activity in taken { if let place = place(of: activity.id) { dismiss(at: place, &effects) } }
    nextActivity = .start
  }

  mutating func dismiss(at place: Int, _ effects: inout [Effect]) {
    effects.append(.activities(.changed(core.activities[place].id, .dismissed)))
    core.activities.remove(at: place)
  }

  func place(of id: ActivityID) -> Int? {
    core.activities.firstIndex { $0.id == id }
  }

  func isPast(_ date: WallDate?) -> Bool {
    date.map { hasReached(.staleReached, $0) } ?? false
  }
}
