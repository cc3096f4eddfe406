import WidgetModel

extension ReferenceRuntime {
  /// Does what an input says of Live Activities.
  mutating func take(_ input: ActivityInput, _ effects: inout [Effect]) {
    switch input {
    case .started(let id, let content): start(id, content, &effects)
    case .updated(let id, let content): update(id, content, &effects)
    case .ended(let id, let policy): end(id, policy, &effects)
    case .swiped(let id): swipe(id, &effects)
    case .allowed(let isOn): core.phone.allowsActivities = isOn
    }
    nextActivity = .start
  }

  /// Starts an activity, or says why not (LA-33).
  private mutating func start(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ effects: inout [Effect]
  ) {
    guard place(of: id) == nil else { return }
    if let reason = refusal(of: content) {
      effects.append(.activities(.refused(id, reason)))
      return
    }
    core.activities.append(
      LiveActivity(
        id: id,
        started: core.now,
        staleDate: staleDate(of: content),
        timestamp: core.now - content.age,
        relevance: content.relevance
      )
    )
    effects.append(.activities(.changed(id, .active)))
    effects.append(.activities(.shown(id, content: 0)))
  }

  /// Why the app is refused an activity, `nil` if it gets it; of several reasons the first (AS-15).
  private func refusal(of content: ActivityContent) -> ActivityError? {
    if !numbers.hasLiveActivities { return .unsupported }
    if passes(.permissionIsAsked, !core.phone.allowsActivities) { return .denied }
    if passes(.startNeedsForeground, !core.phone.isForeground) { return .visibility }
    if !fits(content) { return .attributesTooLarge }
    let running = core.activities.count { $0.isRunning }
    let hasRoom = decisions.holds(
      .activitiesFit,
      Int64(running) + 1,
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

  /// Gives an activity other content, unless it has ended or the content is older than what it shows (LA-10,
  /// LA-11) or has too many bytes (LA-01).
  private mutating func update(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ effects: inout [Effect]
  ) {
    guard let place = place(of: id) else { return }
    core.activities[place].calls += 1
    guard passes(.endedTakesNoUpdates, core.activities[place].isRunning) else { return }
    if passes(.updatesAreMeasured, !fits(content)) { return }
    let timestamp = core.now - content.age
    let isOlder = !decisions.holds(
      .contentIsNew,
      timestamp.microseconds,
      core.activities[place].timestamp.microseconds
    )
    if isOlder { return }
    core.activities[place].timestamp = timestamp
    core.activities[place].relevance = content.relevance
    core.activities[place].staleDate = staleDate(of: content)
    let shown = ActivityEffect.shown(id, content: core.activities[place].calls - 1)
    let isStale = core.activities[place].phase == .stale
    // Content that is stale as it comes leaves a stale activity stale.
    if isStale, passes(.updateEndsStaleness, !isPast(core.activities[place].staleDate)) {
      core.activities[place].phase = .active
      effects.append(.activities(.changed(id, .active)))
    }
    effects.append(.activities(shown))
  }

  /// Ends an activity that the app has no more to say of (LA-08, LA-09).
  private mutating func end(
    _ id: ActivityID,
    _ policy: DismissalPolicy,
    _ effects: inout [Effect]
  ) {
    guard let place = place(of: id), core.activities[place].isRunning else { return }
    end(at: place, &effects)
    switch policy {
    case .byDefault: break
    case .immediate: core.activities[place].dismissal = core.now
    case .after(let time):
      core.activities[place].dismissalDate = wall + time
      if !passes(.dismissalIsCapped, true) { core.activities[place].dismissal = .never }
    }
  }

  private mutating func end(at place: Int, _ effects: inout [Effect]) {
    core.activities[place].phase = .ended
    core.activities[place].dismissal = core.now + numbers.activityEndedLimit
    effects.append(.activities(.changed(core.activities[place].id, .ended)))
  }

  /// Takes an activity away that a person swiped away; that ends it, too (LA-08).
  private mutating func swipe(_ id: ActivityID, _ effects: inout [Effect]) {
    guard let place = place(of: id), passes(.swipeDismisses, true) else { return }
    dismiss(at: place, &effects)
  }

  /// Takes all activities away with their app (AS-15).
  mutating func dismissActivities(_ effects: inout [Effect]) {
    while !core.activities.isEmpty { dismiss(at: 0, &effects) }
    nextActivity = .start
  }

  private mutating func dismiss(at place: Int, _ effects: inout [Effect]) {
    effects.append(.activities(.changed(core.activities[place].id, .dismissed)))
    core.activities.remove(at: place)
  }

  private func place(of id: ActivityID) -> Int? {
    core.activities.firstIndex { $0.id == id }
  }

  private func isPast(_ date: WallDate?) -> Bool {
    date.map { hasReached(.staleReached, $0) } ?? false
  }

  // MARK: What is due

  /// Does what is due for Live Activities by time, and shows in the Dynamic Island what belongs there.
  mutating func serveActivities(_ effects: inout [Effect]) {
    guard nextActivity <= core.now else { return }
    var place = 0
    while place < core.activities.count {
      advance(at: place, &effects)
      if isToBeDismissed(core.activities[place]) {
        dismiss(at: place, &effects)
      } else {
        place += 1
      }
    }
    showIsland(&effects)
    nextActivity = .never
    for activity in core.activities { nextActivity = min(nextActivity, nextInstant(of: activity)) }
  }

  /// Makes an activity stale at its date, and ends it at its age (LA-02, LA-07).
  private mutating func advance(at place: Int, _ effects: inout [Effect]) {
    let activity = core.activities[place]
    if activity.phase == .active, passes(.staleDateActs, isPast(activity.staleDate)) {
      core.activities[place].phase = .stale
      effects.append(.activities(.changed(activity.id, .stale)))
    }
    let age = core.now - activity.started
    let isOver = decisions.holds(
      .activityIsOver,
      age.microseconds,
      numbers.activityActiveLimit.microseconds
    )
    if activity.isRunning, isOver { end(at: place, &effects) }
  }

  private func isToBeDismissed(_ activity: LiveActivity) -> Bool {
    guard activity.phase == .ended else { return false }
    let isOver = decisions.holds(
      .dismissalReached,
      core.now.microseconds,
      activity.dismissal.microseconds
    )
    return isOver || activity.dismissalDate.map { hasReached(.dismissalReached, $0) } ?? false
  }

  private func nextInstant(of activity: LiveActivity) -> Instant {
    var next = Instant.never
    if activity.phase == .active, let date = activity.staleDate {
      next = min(next, firstInstant(of: date, .staleReached))
    }
    if activity.isRunning {
      let limit = numbers.activityActiveLimit
      next = min(
        next,
        firstInstant(at: activity.started + limit, .activityIsOver, with: limit.microseconds)
      )
    } else {
      let last = activity.dismissal
      next = min(next, firstInstant(at: last, .dismissalReached, with: last.microseconds))
      if let date = activity.dismissalDate {
        next = min(next, firstInstant(of: date, .dismissalReached))
      }
    }
    return next
  }

  /// Attaches the running activity of the highest relevance, of equal ones that which started first, and lets the
  /// next one stand detached (LA-12, LA-15).
  private mutating func showIsland(_ effects: inout [Effect]) {
    guard numbers.hasDynamicIsland else { return }
    var island = IslandState()
    var first: LiveActivity?
    var second: LiveActivity?
    for activity in core.activities
    where passes(.endedLeavesIsland, activity.isRunning) {
      if let ahead = first, !goesBefore(activity, ahead) {
        if second.map({ goesBefore(activity, $0) }) ?? true { second = activity }
      } else {
        (first, second) = (activity, first)
      }
    }
    island.attached = first?.id
    if passes(.secondStandsDetached, true) { island.detached = second?.id }
    guard island != core.island else { return }
    core.island = island
    effects.append(.activities(.island(attached: island.attached, detached: island.detached)))
  }

  /// Whether an activity that started later than another one goes before it.
  private func goesBefore(_ activity: LiveActivity, _ other: LiveActivity) -> Bool {
    passes(.relevanceOrdersIsland, true)
      && decisions.holds(
        .relevanceIsHigher,
        Int64(activity.relevance),
        Int64(other.relevance)
      )
  }
}
