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
  var placements: StableArray<PlacementRecord> { state.pointee.placed.records }

  /// The numbers of placed widgets, and of those that display an entry.
  var counts: PlacementCounts { _read { yield state.pointee.placed.counts } }

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

  private(set) var controls: KnownControls {
    _read { yield state.pointee.controls }
    nonmutating _modify { yield &state.pointee.controls }
  }

  /// The view trees that entries show, by ``ViewID``.
  public var views: [ViewTree] { _read { yield state.pointee.views.trees } }

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

  /// The memory behind an observed state, a part for each area.
  struct State {
    var setup: Setup
    var phone = Phone()
    var placed = KnownPlacements()
    var requests = RequestTable()
    var timelines = KnownTimelines()
    var views = KnownViews()
    var owed = OwedReloads()
    var activities = KnownActivities()
    var contexts = KnownContexts()
    var controls = KnownControls()
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

  func deallocate() {
    state.pointee.placed.deallocate()
    state.pointee.requests.deallocate()
    state.pointee.timelines.deallocate()
    state.pointee.views.deallocate()
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

  var reloads: ObservedReloads { ObservedReloads(state: self) }

  /// The platform's numbers.
  public var profile: Profile { _read { yield state.pointee.setup.profile } }

  /// Starts another run.
  public func begin(_ setup: Setup) {
    self.setup = setup
    sharesBudgets = setup.profile.budgetScope != .instance
    state.pointee.intentTime = setup.profile.interval(.intentDeadline)
    state.pointee.timelineTime = setup.profile.interval(.timelineHardDeadline)
    phone.begin(setup.device)
    state.pointee.placed.begin(setup)
    owed.begin(setup)
    activities.begin()
    contexts = KnownContexts()
    controls.begin(setup)
    requests.removeAll()
    state.pointee.timelines.removeAll()
    state.pointee.views.removeAll()
    sideEffects.removeAll(keepingCapacity: true)
    state.pointee.knownSideEffects = 0
    now = .start
    wall = setup.device.clock
  }

  func define(_ views: [ViewTree], _ timelines: [Timeline], _ sideEffects: [SideEffect]) {
    let known = known
    state.pointee.views.define(views)
    for place in known.timelines..<max(known.timelines, timelines.count) {
      state.pointee.timelines.append(timelines[place])
    }
    guard sideEffects.count > known.sideEffects else { return }
    self.sideEffects.append(contentsOf: sideEffects.dropFirst(known.sideEffects))
    state.pointee.knownSideEffects = self.sideEffects.count
  }

  /// Updates the state with an event, after the checkers have handled it.
  public func record(_ event: TraceEvent) {
    reloads.book(event)
    let before = wall + (event.instant - now)
    now = event.instant
    switch event.body {
    case .input(let input):
      if case .clockMoved = input {
        state.pointee.placed.moveClock(from: before)
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
    if isNoOp(input, at: now) { return countRefusal(of: input) }
    if input.mayChangeContexts { contexts.record(input, at: now) }
    switch input {
    case .added(let id): state.pointee.placed.add(id, at: now, in: setup)
    case .removed(let id):
      state.pointee.placed.remove(id, in: setup)
      requests.abandon(id)
    case .visible(let id, let isVisible):
      state.pointee.placed.setVisible(id, isVisible, at: now)
      learnPlace(id)
    case .configured(let id, let number): state.pointee.placed.configure(id, number)
    case .foreground(let isOn): phone.setForeground(isOn)
    case .systemChanged(.location):
      state.pointee.placed.move()
      for id in placements.ids { learnPlace(id) }
    case .appInstalled(let isInstalled):
      guard isInstalled != phone.hasApp else { return }
      phone.install(isInstalled, at: now)
      if !isInstalled { controls.removeAll() }
    case .kindWithdrawn(let widget):
      phone.withdrawn.insert(widget)
      controls.remove(widget)
    case .audioSession(let isOn): phone.hasAudio = isOn
    case .navigationSession(let isOn): phone.hasNavigation = isOn
    case .locked(let isLocked):
      if isLocked, !phone.isLocked { activities.lock(at: now, wall) }
      phone.lock(isLocked, at: now)
      for id in placements.ids { learnPlace(id) }
    case .localeChanged(let number): phone.locale = number
    case .textSizeChanged(let number): phone.textSize = number
    case .rebooted:
      if !phone.isLocked { activities.lock(at: now, wall) }
      phone.restart()
    case .answered(let id, let answer, let memory): record(answer, to: id, memory: memory)
    case .asked(let id, let kind, let subject):
      requests.insert(
        RequestRecord(id: id, kind: kind, subject: subject, instant: now, wall: wall)
      )
    case .activities(let input): activities.record(input, at: now, wall, profile)
    case .contexts(.turned): activities.islandChange = now
    case .controls(let input):
      if profile.isOn(.controls) { controls.record(input, at: now, isLocked: phone.isLocked) }
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
      state.pointee.placed.fail(request.subject.placement, reason, at: now)
    case .committed(let id, let request, let timeline):
      requests.close(request, as: .committed)
      commit(timeline, to: id)
    case .displayed(let id, let display): state.pointee.placed.display(display, of: id)
    case .granted(let id, _, _):
      serve(id)
      state.pointee.placed.grant(id, at: now)
    case .dropped(let id, _): serve(id)
    case .held(let id, _, let reason): state.pointee.placed.hold(id, reason)
    case .led(_, .app), .led(_, .link), .led(_, .widgetURL): phone.lastLaunch = now
    case .activities(let effect):
      activities.record(effect, at: now)
      contexts.change = now
    case .presented(let item): contexts.show(item)
    case .controls(let effect): controls.record(effect)
    case .archived, .toggled, .led, .reported, .prompted: break
    }
  }

  /// Records an answer; for a control it counts unless it is late or used too much memory.
  private func record(_ answer: AnswerKind, to id: RequestID, memory: Int64) {
    if let request = requests[id], request.kind.isOfControl, request.state == .underWay,
      request.answers == 0, now <= deadline(of: request), memory <= profile[.memoryLimit]
    {
      controls.record(answer, to: request, at: now)
    }
    requests.answer(id, with: answer, memory: memory, at: now)
  }

  private func serve(_ id: PlacementID) {
    state.pointee.placed.serve(id, isPolicyDue: isPolicyDue(of: id, at: wall))
  }

  private func commit(_ timeline: TimelineID, to id: PlacementID) {
    guard let schedule = state.pointee.timelines.schedule(of: timeline) else { return }
    let isDue = isPolicyDue(of: id, at: wall)
    state.pointee.placed.commit(schedule, to: id, isPolicyDue: isDue, at: now, wall)
  }

  /// Records that a placed widget in sight learns of a new place (RB-19).
  private func learnPlace(_ id: PlacementID) {
    if isSeen(id) { state.pointee.placed.learnPlace(id) }
  }

  /// Counts a placement that the surface does not support.
  private func countRefusal(of input: Input) {
    guard case .added(let id) = input, phone.hasApp, let placed = placement(id),
      isInGallery(placed.placement.widget), !setup.fitsSurface(placed.placement)
    else { return }
    contexts.refusals += 1
  }
}
