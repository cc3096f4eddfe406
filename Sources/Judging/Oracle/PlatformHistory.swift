import WidgetModel

/// The parts of a run's history that later steps need; each area determines its due effects.
struct PlatformHistory {
  private let setup: Setup

  private(set) var clock: ClockHistory

  private var phone: PhoneHistory

  var requests: RequestHistory

  var placements: PlacementsHistory

  private var activities: ActivitiesHistory

  private var contexts: ContextsHistory

  var controls: ControlsHistory

  init(_ setup: Setup) {
    self.setup = setup
    clock = ClockHistory(
      startingAt: setup.device.clock,
      anchor: setup.profile.interval(.budgetAnchor)
    )
    phone = PhoneHistory(setup)
    requests = RequestHistory(setup.profile)
    placements = PlacementsHistory(setup)
    activities = ActivitiesHistory(setup.profile)
    contexts = ContextsHistory(setup)
    controls = ControlsHistory(setup)
  }

  /// The first instant at which something is due if nothing happens; possibly too early, never too
  /// late.
  var nextInstant: Instant {
    min(
      requests.firstLimit + .tick,
      placements.firstQuestion,
      activities.firstChange,
      controls.firstRetry
    )
  }

  /// Appends and records what is due by time alone: first the timed-out requests, then what is due
  /// for placed widgets, activities, contexts and controls.
  mutating func appendDueEffects(at now: Instant, _ due: inout [Effect], in trace: borrowing Trace)
  {
    if requests.firstLimit < now { failOverdue(at: now, &due, in: trace) }
    if placements.firstQuestion <= now {
      placements.appendDueEffects(at: now, phone, clock, &requests, &due)
    }
    if activities.firstChange <= now {
      activities.appendDueEffects(at: now, clock, hasIsland: contexts.hasIsland, &due)
    }
    if !contexts.isIdle { contexts.appendDueEffects(placements, activities, &due) }
    if controls.firstRetry <= now { controls.appendDueEffects(at: now, &requests, &due) }
  }

  private mutating func failOverdue(
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    for number in requests.overdue(at: now) {
      fail(number, .timedOut, at: now, &due, in: trace)
      due.append(.cancelled(RequestID(number)))
    }
  }

  /// Appends the effects due at once because of an input, and records both.
  mutating func handle(
    _ input: Input,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    if !phone.hasApp, input.needsApp { return }
    if input.kind == .reloadCalled || input.kind == .reloadAllCalled, !phone.hearsCall(at: now) {
      return
    }
    switch input {
    case .added(let id): placements.add(id, at: now, phone, &requests, &due)
    case .removed(let id): placements.remove(id, &requests, &due)
    case .configured(let id, let number): placements.configure(id, number)
    case .galleryOpened(let widget, let family): openGallery(widget, family, at: now, &due)
    case .reloadCalled(let kind): placements.callReload(of: kind, phone, &due)
    case .reloadAllCalled: placements.callReloads(phone)
    case .pushReceived: placements.push()
    case .foreground(let isOn):
      phone.isForeground = isOn
      if isOn { phone.appWasLaunched = true }
    case .audioSession(let isOn): phone.hasAudio = isOn
    case .navigationSession(let isOn): phone.hasNavigation = isOn
    case .locked(let isOn): lockPhone(isOn, at: now, &due)
    case .visible(let id, let isOn): placements.setVisible(id, isOn, phone)
    case .localeChanged(let number) where number != phone.locale:
      phone.locale = number
      placements.changeSurroundings(ReloadCauses(.localeChange), at: now, &requests, &due)
    case .textSizeChanged(let number) where number != phone.textSize:
      phone.textSize = number
      placements.changeSurroundings(ReloadCauses(.textSizeChange), at: now, &requests, &due)
    case .systemChanged(let change): placements.changeSystem(change, phone)
    case .appInstalled(let isOn): installApp(isOn, &due)
    case .kindWithdrawn(let widget): withdraw(widget, &due)
    case .clockMoved(let interval):
      clock.move(by: interval, at: now)
      placements.questionAll()
      activities.expectChange()
    case .rebooted: restart(at: now, &due, in: trace)
    case .processKilled(let widget):
      for number in requests.underWay(of: widget) {
        fail(number, .processKilled, at: now, &due, in: trace)
      }
    case .tapped(let id, let node): tap(id, node, at: now, &due, in: trace)
    case .answered(let id, let answer, let memory):
      guard let number = requests.number(of: id) else { return }
      self.answer(number, answer, memory: memory, at: now, &due, in: trace)
    case .activities(let input): activities.handle(input, at: now, phone, clock, &due)
    case .contexts(let input):
      contexts.record(input, phone)
      activities.expectChange()
    case .controls(let input): controls.handle(input, at: now, phone, &requests, &due)
    case .localeChanged, .textSizeChanged, .woke, .asked, .did: break
    }
  }
}

// Inputs that concern several areas.
extension PlatformHistory {
  /// Appends the gallery's request for a snapshot of a widget (TL-05).
  private mutating func openGallery(
    _ widget: WidgetID,
    _ family: Family,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    guard setup.widgets.indices.contains(Int(widget.number)), !controls.isControl(widget),
      phone.isOffered(widget)
    else { return }
    let subject = RequestSubject(
      widget: widget,
      placement: nil,
      family: family,
      configuration: 0,
      isPreview: true
    )
    _ = requests.request(.snapshot, subject, at: now, &due)
  }

  /// Installs or removes the app; its widgets, activities and controls are removed with it.
  private mutating func installApp(_ isInstalled: Bool, _ due: inout [Effect]) {
    if !isInstalled {
      placements.removeAll(&requests, &due)
      activities.removeAll(&due)
      contexts.removeApp()
      controls.removeAll(&requests, &due)
    }
    phone.install(isInstalled)
  }

  private mutating func withdraw(_ widget: WidgetID, _ due: inout [Effect]) {
    guard setup.widgets.indices.contains(Int(widget.number)) else { return }
    phone.withdrawn.insert(widget)
    contexts.withdraw(widget)
    controls.withdraw(widget, &requests, &due)
    placements.withdraw(widget, &requests, &due)
  }

  private mutating func lockPhone(_ isLocked: Bool, at now: Instant, _ due: inout [Effect]) {
    if isLocked, !phone.isLocked { activities.lock(at: now, clock, &due) }
    phone.lock(isLocked)
    placements.lock(phone)
  }

  private mutating func restart(
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    for number in requests.underWay { fail(number, .processKilled, at: now, &due, in: trace) }
    if !phone.isLocked { activities.lock(at: now, clock, &due) }
    phone.restart()
    placements.restart()
  }

  private mutating func tap(
    _ id: PlacementID,
    _ node: Int32,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    guard let place = placements.place(of: id) else { return }
    switch placements.tap(node, place, at: now, phone, &requests, &due, in: trace) {
    case .app, .link, .widgetURL: phone.openedByTap = now
    case .intent, .authentication: break
    }
  }
}
