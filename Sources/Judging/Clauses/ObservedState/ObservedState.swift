import WidgetModel

/// The observed state of a run so far, kept once for all checkers.
///
/// It is derived only from the trace: inputs, and the subject's reports. It shares no code with any
/// runtime, so that it cannot share a runtime's mistakes.
///
/// It is a reference to memory that its ``Judge`` owns, and is invalid once the judge is
/// deallocated. Every checker reads it at every event, so reference counting and exclusivity checks
/// would cost more than the reads themselves.
public struct ObservedState {
  /// The setup of the run.
  public private(set) var setup: Setup {
    _read { yield state.pointee.setup }
    nonmutating _modify { yield &state.pointee.setup }
  }

  /// The phone according to the inputs so far.
  public private(set) var phone: Phone {
    _read { yield state.pointee.phone }
    nonmutating _modify { yield &state.pointee.phone }
  }

  /// The placed widgets, by ``PlacementID``.
  private(set) var placements: StableArray<PlacementRecord> {
    get { state.pointee.placements }
    nonmutating _modify { yield &state.pointee.placements }
  }

  /// The numbers of placed widgets, and of those that display an entry.
  private(set) var counts: PlacementCounts {
    _read { yield state.pointee.counts }
    nonmutating _modify { yield &state.pointee.counts }
  }

  /// The requests that the subject made, by number.
  public private(set) var requests: RequestTable {
    _read { yield state.pointee.requests }
    nonmutating _modify { yield &state.pointee.requests }
  }

  var owed: OwedReloads {
    get { state.pointee.owed }
    nonmutating _modify { yield &state.pointee.owed }
  }

  private(set) var activities: KnownActivities {
    _read { yield state.pointee.activities }
    nonmutating _modify { yield &state.pointee.activities }
  }

  var contexts: KnownContexts {
    _read { yield state.pointee.contexts }
    nonmutating _modify { yield &state.pointee.contexts }
  }

  var controls: KnownControls {
    _read { yield state.pointee.controls }
    nonmutating _modify { yield &state.pointee.controls }
  }

  /// The view trees that entries show, by ``ViewID``.
  public private(set) var views: [ViewTree] {
    _read { yield state.pointee.views }
    nonmutating _modify { yield &state.pointee.views }
  }

  /// The side effects of widgets' code, by ``SideEffectID``.
  public private(set) var sideEffects: [SideEffect] {
    _read { yield state.pointee.sideEffects }
    nonmutating _modify { yield &state.pointee.sideEffects }
  }

  /// True if the widgets are real code, whose own calls count and not those of the workload.
  public internal(set) var isRealCode: Bool {
    get { state.pointee.isRealCode }
    nonmutating set { state.pointee.isRealCode = newValue }
  }

  /// The instant of the last event, or of the end.
  public private(set) var now: Instant {
    get { state.pointee.now }
    nonmutating set { state.pointee.now = newValue }
  }

  /// The phone's wall date at the last event.
  public private(set) var wall: WallDate {
    get { state.pointee.wall }
    nonmutating set { state.pointee.wall = newValue }
  }

  let state: UnsafeMutablePointer<State>

  /// The memory behind an observed state.
  struct State {
    var setup: Setup
    var phone = Phone()
    var placements = StableArray<PlacementRecord>()
    var counts = PlacementCounts()
    var requests = RequestTable()
    var timelines = KnownTimelines()
    let steps = ScheduledSteps()
    /// The number of `widgetURL` modifiers with a target in each view.
    var urls = StableArray<Int32>()
    var owed = OwedReloads()
    var activities = KnownActivities()
    var contexts = KnownContexts()
    var controls = KnownControls()
    var views: [ViewTree] = []
    var sideEffects: [SideEffect] = []
    var knownSideEffects = 0
    var isRealCode = false
    var sharesBudgets = false
    var intentTime = Interval.zero
    var timelineTime = Interval.zero
    var now = Instant.start
    var wall: WallDate
  }

  /// Creates the state of a run, owned by the caller.
  init(_ setup: Setup) {
    state = .allocate(capacity: 1)
    state.initialize(to: State(setup: setup, wall: setup.device.clock))
    begin(setup)
  }

  /// Releases the memory.
  func deallocate() {
    state.pointee.placements.deallocate()
    state.pointee.requests.deallocate()
    state.pointee.timelines.deallocate()
    state.pointee.steps.deallocate()
    state.pointee.urls.deallocate()
    state.pointee.owed.deallocate()
    state.pointee.activities.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// True if placed widgets share budgets; cached, because every grant needs it.
  private(set) var sharesBudgets: Bool {
    get { state.pointee.sharesBudgets }
    nonmutating set { state.pointee.sharesBudgets = newValue }
  }

  /// Returns the time limit for a request of a kind; cached, because every answer needs it.
  func timeAllowed(for kind: RequestKind) -> Interval {
    kind.runsIntent ? state.pointee.intentTime : state.pointee.timelineTime
  }

  /// The platform's numbers.
  public var profile: Profile { _read { yield state.pointee.setup.profile } }

  /// Starts another run.
  public func begin(_ setup: Setup) {
    self.setup = setup
    sharesBudgets = setup.profile.budgetScope != .instance
    state.pointee.intentTime = setup.profile.interval(.intentDeadline)
    state.pointee.timelineTime = setup.profile.interval(.timelineHardDeadline)
    phone = Phone()
    phone.isLocked = setup.device.isLocked
    phone.locale = setup.device.locale
    phone.textSize = setup.device.textSize
    placements.removeAll()
    counts.begin()
    for placement in setup.placements { placements.append(PlacementRecord(placement)) }
    owed.begin(setup)
    activities.begin()
    contexts = KnownContexts()
    controls.begin(setup)
    requests.removeAll()
    state.pointee.timelines.removeAll()
    views.removeAll(keepingCapacity: true)
    sideEffects.removeAll(keepingCapacity: true)
    state.pointee.knownSideEffects = 0
    state.pointee.steps.removeAll()
    state.pointee.urls.removeAll()
    now = .start
    wall = setup.device.clock
  }

  func define(_ views: [ViewTree], _ timelines: [Timeline], _ sideEffects: [SideEffect]) {
    let known = known
    for place in known.views..<max(known.views, views.count) {
      self.views.append(views[place])
      let urls = views[place].nodes.count { $0.kind == .widgetURL && $0.target != 0 }
      state.pointee.urls.append(Int32(truncatingIfNeeded: urls))
    }
    for place in known.timelines..<max(known.timelines, timelines.count) {
      state.pointee.timelines.append(timelines[place])
    }
    guard sideEffects.count > known.sideEffects else { return }
    self.sideEffects.append(contentsOf: sideEffects.dropFirst(known.sideEffects))
    state.pointee.knownSideEffects = self.sideEffects.count
  }

  /// Updates the state with an event, after the checkers have handled it.
  public func record(_ event: TraceEvent) {
    book(event)
    let before = wall + (event.instant - now)
    now = event.instant
    switch event.body {
    case .input(let input):
      if case .clockMoved = input {
        for id in placements.ids {
          placements[id].schedule.advance(to: before)
          placements[id].latestWall = max(placements[id].latestWall, before)
        }
        phone.clockInstant = now
      }
      wall = event.wall
      record(input)
    case .effect(let effect):
      wall = event.wall
      record(effect)
    }
  }

  /// Advances to the end of the run.
  public func close(at end: Instant) {
    wall = wall + (end - now)
    now = end
  }

  private func record(_ input: Input) {
    if isNoOp(input, at: now) { return noteRefusal(of: input) }
    if input.mayChangeContexts { contexts.record(input, at: now) }
    switch input {
    case .added(let id):
      recount(id) {
        guard !$0.isPresent else { return }
        $0.addedInstant = now
        $0.isPresent = true
        $0.isVisible = true
        $0.inViewSince = now
      }
    case .removed(let id):
      recount(id) { $0 = PlacementRecord(setup.placements[Int(id.number)]) }
      requests.abandon(id)
    case .visible(let id, let isVisible):
      update(id) {
        guard $0.isPresent else { return }
        if isVisible, !$0.isVisible { $0.inViewSince = now }
        $0.isVisible = isVisible
      }
      hearOfPlace(id)
    case .configured(let id, let number):
      update(id) { if $0.isPresent { $0.placement.configuration = number } }
    case .foreground(let isOn):
      phone.isForeground = isOn
      if isOn { phone.appWasLaunched = true }
    case .systemChanged(.location):
      for id in placements.ids where placements[id].isPresent {
        placements[id].awaitsSight = true
        hearOfPlace(id)
      }
    case .appInstalled(let isInstalled): installApp(isInstalled)
    case .kindWithdrawn(let widget):
      phone.withdrawn.insert(widget)
      controls.remove(widget)
    case .audioSession(let isOn): phone.hasAudio = isOn
    case .navigationSession(let isOn): phone.hasNavigation = isOn
    case .locked(let isLocked):
      if isLocked, !phone.isLocked { activities.lock(at: now, wall) }
      lock(isLocked)
      for id in placements.ids { hearOfPlace(id) }
    case .localeChanged(let number): phone.locale = number
    case .textSizeChanged(let number): phone.textSize = number
    case .rebooted: restartPhone()
    case .answered(let id, let answer, let memory):
      hear(answer, to: id, memory: memory)
      requests.answer(id, with: answer, memory: memory, at: now)
    case .asked(let id, let kind, let subject):
      requests.insert(
        RequestRecord(id: id, kind: kind, subject: subject, instant: now, wall: wall)
      )
    case .activities(let input): activities.record(input, at: now, wall, profile)
    case .contexts(.turned): activities.islandChange = now
    case .controls(let input): record(input)
    case .reloadCalled, .reloadAllCalled:
      if phone.isForeground { phone.lastForegroundCall = now }
    case .systemChanged, .galleryOpened, .pushReceived, .contexts, .clockMoved, .processKilled,
      .tapped, .woke, .did:
      break
    }
  }

  private func record(_ effect: Effect) {
    switch effect {
    case .requested(let id, let kind, let subject):
      requests.insert(
        RequestRecord(id: id, kind: kind, subject: subject, instant: now, wall: wall)
      )
      controls.recordRequest(id, kind, subject, at: now, backoff: profile.interval(.failureBackoff))
    case .cancelled(let id): requests.close(id, as: .cancelled)
    case .failed(let id, let reason):
      requests.close(id, as: .failed(reason))
      guard let request = requests[id] else { return }
      controls.recordFailure(of: request, at: now)
      guard request.kind == .timeline else { return }
      update(request.subject.placement) {
        $0.lastFailure = now
        $0.lastFailureReason = reason
      }
    case .committed(let id, let request, let timeline):
      requests.close(request, as: .committed)
      commit(timeline, to: id)
    case .displayed(let id, let display):
      update(id) {
        counts.display(display, after: $0)
        $0.display = display
      }
    case .granted(let id, _, _):
      serve(id)
      update(id) { $0.lastGrant = now }
    case .dropped(let id, _): serve(id)
    case .held(let id, _, let reason): update(id) { $0.hold = reason }
    case .led(_, .app), .led(_, .link), .led(_, .widgetURL): phone.lastLaunch = now
    case .activities(let effect):
      activities.record(effect, at: now)
      contexts.change = now
    case .presented(let item): contexts.show(item)
    case .controls(let effect): controls.record(effect)
    case .archived, .toggled, .led, .reported, .prompted: break
    }
  }

  private func installApp(_ isInstalled: Bool) {
    guard isInstalled != phone.hasApp else { return }
    phone.hasApp = isInstalled
    phone.appRemoved = isInstalled ? nil : now
    phone.appWasLaunched = false
    phone.isForeground = false
    phone.hasAudio = false
    phone.hasNavigation = false
    if !isInstalled { controls.removeAll() }
  }

  private func restartPhone() {
    if !phone.isLocked { activities.lock(at: now, wall) }
    phone.isForeground = false
    phone.hasAudio = false
    phone.hasNavigation = false
    phone.isLocked = true
    phone.isBeforeFirstUnlock = true
  }

  private func lock(_ isLocked: Bool) {
    if phone.isLocked, !isLocked { phone.unlockInstant = now }
    phone.isLocked = isLocked
    guard !isLocked, phone.isBeforeFirstUnlock else { return }
    phone.isBeforeFirstUnlock = false
    phone.firstUnlockInstant = now
  }

  /// Records the end of a pending reload, which also serves a due policy.
  private func serve(_ id: PlacementID) {
    let isDue = isPolicyDue(of: id, at: wall)
    update(id) {
      $0.hold = nil
      $0.carriesPolicy = false
      if isDue { $0.isPolicyServed = true }
    }
  }

  private func commit(_ timelineID: TimelineID, to id: PlacementID) {
    guard let timeline = timeline(timelineID) else { return }
    let schedule = state.pointee.steps.schedule(of: timeline, id: timelineID)
    let isDue = isPolicyDue(of: id, at: wall)
    update(id) {
      $0.schedule.commit(schedule, at: wall)
      $0.committed = timelineID
      $0.commitInstant = now
      $0.commitWall = wall
      $0.latestWall = wall
      if isDue, !$0.isPolicyServed { $0.carriesPolicy = true }
      $0.isPolicyServed = false
    }
  }

  /// Changes a placed widget's presence and keeps the counts up to date.
  private func recount(_ id: PlacementID, _ change: (inout PlacementRecord) -> Void) {
    guard placements.contains(id) else { return }
    counts.count(placements[id], kind: kind(of: id), by: -1)
    change(&placements[id])
    counts.count(placements[id], kind: kind(of: id), by: 1)
  }

  private func update(_ id: PlacementID, _ change: (inout PlacementRecord) -> Void) {
    guard placements.contains(id) else { return }
    change(&placements[id])
  }
}
