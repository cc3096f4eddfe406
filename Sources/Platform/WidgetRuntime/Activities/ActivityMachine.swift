import WidgetModel

/// The Live Activities of the app, and their places in the Dynamic Island.
///
/// Pushes are in `+Pushes`, gestures in `+Gestures`, and changes by time alone in `+Times`.
public struct ActivityMachine: Hashable, Sendable {
  /// The visible activities, in the order of their starts.
  public var all: [LiveActivity] = []
  /// The times of the last hour's counted pushes (LA-23).
  public var pushes: [Instant] = []
  /// The times of the last hour's pushes that start activities (LA-25).
  public var starts: [Instant] = []
  /// The activities in the Dynamic Island.
  public var island = IslandState()
  private(set) var next = Instant.never

  /// Creates the activities of an app that has none.
  public init() {}

  mutating func visitAll() { next = .start }

  mutating func visit(at instant: Instant) { next = instant }

  mutating func handle(_ input: ActivityInput, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    switch input {
    case .started(let id, let content, let request): start(id, content, request, &core)
    case .updated(let id, let content, let age): update(id, content, age: age, &core)
    case .ended(let id, let policy): end(id, policy, &core)
    case .swiped(let id): swipe(id, &core)
    case .allowed(let isOn): core.state.phone.allowsActivities = isOn
    case .pushed(let push): handle(push, &core)
    case .frequentPushesAllowed(let isOn): allowFrequentPushes(isOn, &core)
    case .tapped(let id, let url, let button, let isInCarPlay):
      tap(id, url: url, button: button, inCarPlay: isInCarPlay, &core)
    case .collapsed(let id): collapse(id, &core)
    }
    // Recomputed from scratch: any of these inputs may change a phase, a deadline or the island.
    visitAll()
  }

  /// Starts an activity, now or at its date, or refuses it with a reason (LA-32, LA-33).
  private mutating func start(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    // The number is in use by an existing activity, so the call does not start another one.
    guard place(of: id) == nil else { return }
    let isVisible = core.state.phone.isForeground || request.isFromIntent
    if let reason = refusal(of: content, isVisible: isVisible, &core) {
      return core.effects.append(.activities(.refused(id, reason)))
    }
    begin(id, content, request, &core)
  }

  /// Adds an activity after all checks have passed.
  mutating func begin(
    _ id: ActivityID,
    _ content: ActivityContent,
    _ request: ActivityRequest,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    var activity = LiveActivity(
      id: id,
      style: core.numbers.hasTransientActivities ? request.style : .standard,
      pushType: request.pushType,
      hasSmallFamily: request.hasSmallFamily,
      started: core.state.now,
      staleDate: staleDate(of: content, &core),
      timestamp: core.state.now,
      relevance: content.relevance
    )
    let isScheduled = core.numbers.hasScheduledActivities && request.startsAfter > .zero
    if isScheduled, core.passes(.scheduleWaits, true) {
      activity.phase = .pending
      activity.startDate = core.wall + request.startsAfter
    }
    all.append(activity)
    core.effects.append(.activities(.changed(id, activity.phase)))
    if activity.phase == .active { present(activity, &core) }
  }

  /// Shows an activity as it starts, and gives it a token if the app asked for one.
  func present(_ activity: LiveActivity, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    if core.passes(.tokenIsGiven, activity.pushType == .token) {
      core.effects.append(.activities(.tokenGiven(activity.id)))
    }
    core.effects.append(.activities(.shown(activity.id, content: activity.content)))
  }

  /// Returns the first reason to refuse an activity, or `nil` if it may start (AS-15).
  func refusal(
    of content: ActivityContent,
    isVisible: Bool,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> ActivityError? {
    if !core.numbers.hasLiveActivities { return .unsupported }
    if core.passes(.permissionIsAsked, !core.state.phone.allowsActivities) { return .denied }
    if core.passes(.startNeedsForeground, !isVisible) { return .visibility }
    if !fits(content, &core) { return .attributesTooLarge }
    // An ended activity that is still on the Lock Screen does not count (LA-05).
    let counted = all.count { $0.phase != .ended }
    let hasRoom = core.decisions.holds(
      .activitiesFit,
      Int64(counted) + 1,
      core.numbers.activitiesPerApp
    )
    return hasRoom ? nil : .targetMaximumExceeded
  }

  private func staleDate(
    of content: ActivityContent,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> WallDate? {
    content.staleAfter == .zero ? nil : core.wall + content.staleAfter
  }

  private func fits(
    _ content: ActivityContent,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) -> Bool {
    core.decisions.holds(.activityFits, Int64(content.bytes), core.numbers.activityByteLimit)
  }

  private mutating func update(
    _ id: ActivityID,
    _ content: ActivityContent,
    age: Interval,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard let place = place(of: id) else { return }
    // Counted even if the update has no effect, because effects name calls by number.
    all[place].calls += 1
    give(content, age: age, at: place, &core)
  }

  /// Gives an activity new content, unless it has ended (LA-10), or the content is older than what
  /// it shows (LA-11) or too large (LA-01).
  mutating func give(
    _ content: ActivityContent,
    age: Interval,
    at place: Int,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.passes(.endedTakesNoUpdates, all[place].phase != .ended) else { return }
    let isTooLarge = !fits(content, &core)
    if core.passes(.updatesAreMeasured, isTooLarge) { return }
    let timestamp = core.state.now - age
    let isOlder = !core.decisions.holds(
      .contentIsNew,
      timestamp.microseconds,
      all[place].timestamp.microseconds
    )
    if isOlder { return }
    all[place].timestamp = timestamp
    all[place].relevance = content.relevance
    all[place].staleDate = staleDate(of: content, &core)
    all[place].content = all[place].calls - 1
    let activity = all[place]
    // A pending activity shows its content when it starts.
    if activity.phase == .pending { return }
    // Content that is already stale when it arrives leaves a stale activity stale.
    if activity.phase == .stale {
      let isFresh = !isPast(activity.staleDate, &core)
      if core.passes(.updateEndsStaleness, isFresh) {
        all[place].phase = .active
        core.effects.append(.activities(.changed(activity.id, .active)))
      }
    }
    core.effects.append(.activities(.shown(activity.id, content: activity.content)))
    if core.passes(.updateAlerts, content.alerts) { alert(activity.id, &core) }
  }

  func alert(_ id: ActivityID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    let presentation: AlertPresentation =
      core.passes(.alertExpands, core.numbers.hasDynamicIsland) ? .expanded : .banner
    core.effects.append(.activities(.alerted(id, presentation)))
  }

  /// Ends an activity for its app (LA-08, LA-09); a pending one disappears at once (AS-16).
  mutating func end(
    _ id: ActivityID,
    _ policy: DismissalPolicy,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard let place = place(of: id), all[place].phase != .ended else { return }
    if all[place].phase == .pending { return dismiss(at: place, &core) }
    end(at: place, &core)
    switch policy {
    case .byDefault: break
    case .immediate: all[place].dismissal = core.state.now
    case .after(let time):
      // The date is kept in addition to the limit: the earlier of the two dismisses (LA-09).
      all[place].dismissalDate = core.wall + time
      if !core.passes(.dismissalIsCapped, true) { all[place].dismissal = .never }
    }
  }

  mutating func end(at place: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    all[place].phase = .ended
    all[place].dismissal = core.state.now + core.numbers.activityEndedLimit
    core.effects.append(.activities(.changed(all[place].id, .ended)))
  }

  /// Dismisses all activities of a removed app (AS-15).
  mutating func dismissAll(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    let taken = all.filter { activity in
      activity.phase == .ended
        ? core.passes(.appTakesEndedActivities, true) : core.passes(.appTakesActivities, true)
    }
    // Looked up again each time, because every dismissal shifts the indices.
    for activity in taken { if let place = place(of: activity.id) { dismiss(at: place, &core) } }
    visitAll()
  }

  mutating func dismiss(at place: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    core.effects.append(.activities(.changed(all[place].id, .dismissed)))
    all.remove(at: place)
  }

  func place(of id: ActivityID) -> Int? {
    all.firstIndex { $0.id == id }
  }

  func isPast(_ date: WallDate?, _ core: inout RuntimeCore<some RuntimeDecisions>) -> Bool {
    guard let date else { return false }
    return core.hasReached(.staleReached, date)
  }
}
