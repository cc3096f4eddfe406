import WidgetModel

extension PlatformHistory {
  /// Appends the effects due at once because of an input, and records both.
  mutating func handle(
    _ input: Input,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    if !phone.hasApp, input.needsApp { return }
    if input.kind == .reloadCalled || input.kind == .reloadAllCalled, !hearsCall(at: now) { return }
    switch input {
    case .added(let id): add(id, at: now, &due)
    case .removed(let id): remove(id, &due)
    case .configured(let id, let number): configure(id, number)
    case .galleryOpened(let widget, let family): openGallery(widget, family, at: now, &due)
    case .reloadCalled(let kind): callReload(of: kind, &due)
    case .reloadAllCalled:
      for place in placements.indices where isPresent(place) { ask(for: phone.callCauses, place) }
    case .pushReceived: push()
    case .foreground(let isOn):
      phone.isForeground = isOn
      if isOn { phone.appWasLaunched = true }
    case .audioSession(let isOn): phone.hasAudio = isOn
    case .navigationSession(let isOn): phone.hasNavigation = isOn
    case .locked(let isOn): lockPhone(isOn, at: now, &due)
    case .visible(let id, let isOn): setVisible(id, isOn)
    case .localeChanged(let number) where number != phone.locale:
      phone.locale = number
      changeSurroundings(ReloadCauses(.localeChange), at: now, &due)
    case .textSizeChanged(let number) where number != phone.textSize:
      phone.textSize = number
      changeSurroundings(ReloadCauses(.textSizeChange), at: now, &due)
    case .systemChanged(let change): changeSystem(change)
    case .appInstalled(let isOn): installApp(isOn, &due)
    case .kindWithdrawn(let widget): withdraw(widget, &due)
    case .clockMoved(let interval):
      clock.move(by: interval, at: now)
      questionAll()
      activities.firstChange = .start
    case .rebooted: restart(at: now, &due, in: trace)
    case .processKilled(let widget):
      for number in underWay(of: widget) { fail(number, .processKilled, at: now, &due, in: trace) }
    case .tapped(let id, let node):
      if let place = place(of: id) { tap(node, place, at: now, &due, in: trace) }
    case .answered(let id, let answer, let memory):
      guard let number = requests.number(of: id) else { return }
      self.answer(number, answer, memory: memory, at: now, &due, in: trace)
    case .activities(let input): handle(input, at: now, &due)
    case .contexts(let input): handle(input)
    case .controls(let input): handle(input, at: now, &due)
    case .localeChanged, .textSizeChanged, .woke, .asked, .did: break
    }
  }

  private func isPresent(_ place: Int) -> Bool { placements[place].isPresent }

  private func kind(of place: Int) -> Int? {
    PlatformHistory.kind(of: placements[place].placement.widget, setup)
  }

  private mutating func add(_ id: PlacementID, at now: Instant, _ due: inout [Effect]) {
    let place = Int(id.number)
    guard placements.indices.contains(place), !placements[place].isPresent,
      isOffered(placements[place].placement.widget), isTaken(placements[place].placement)
    else { return }
    placements[place] = PlacementHistory(placements[place].placement)
    placements[place].isPresent = true
    _ = request(.placeholder, for: place, at: now, &due)
    due.append(.displayed(id, .placeholder))
    let widget = placements[place].placement.widget
    if profile.isOn(.configurationPrompts), setup.widgets.indices.contains(Int(widget.number)),
      setup.widgets[Int(widget.number)].promptsForConfiguration
    {
      due.append(.prompted(widget))
    }
    ask(for: ReloadCauses(.added), place)
  }

  private mutating func remove(_ id: PlacementID, _ due: inout [Effect]) {
    guard let place = place(of: id) else { return }
    for number in requests.underWay where requests.made[number].placement == id {
      requests.end(number, .forgotten)
      due.append(.cancelled(RequestID(number)))
    }
    requests.forget(id)
    placements[place] = PlacementHistory(setup.placements[place])
    noteFirstQuestion()
  }

  private mutating func configure(_ id: PlacementID, _ number: Int) {
    guard let place = place(of: id), placements[place].placement.configuration != number
    else { return }
    placements[place].placement.configuration = number
    ask(for: ReloadCauses(.configurationChange), place)
  }

  private mutating func setVisible(_ id: PlacementID, _ isVisible: Bool) {
    guard let place = place(of: id) else { return }
    placements[place].isVisible = isVisible
    tellWhere(place)
    question(place)
  }

  private mutating func callReload(of kind: Int, _ due: inout [Effect]) {
    var isKnown = false
    for place in placements.indices where isPresent(place) && self.kind(of: place) == kind {
      isKnown = true
      ask(for: phone.callCauses, place)
    }
    if !isKnown { due.append(.reported(.unknownKind, nil)) }
  }

  /// Returns true if the app's call is heeded (RB-13, RB-14).
  ///
  /// A heeded call of the app in front causes those that follow to be ignored for a while.
  private mutating func hearsCall(at now: Instant) -> Bool {
    func isWithin(_ key: ProfileKey, since last: Instant) -> Bool {
      last < .never && now < last + profile.interval(key)
    }
    if isWithin(.launchDeafness, since: phone.openedByTap) { return false }
    guard phone.isForeground else { return true }
    if isWithin(.foregroundCallInterval, since: phone.heardInFront) { return false }
    phone.heardInFront = now
    return true
  }

  /// Returns true if a placed widget is seen; an accessory always is, if the profile says so
  /// (RB-05).
  func isSeen(_ place: Int) -> Bool {
    let isFace =
      profile.isOn(.accessoriesAreSeen) && placements[place].placement.family.isAccessory
    return isFace || placements[place].isVisible && !phone.isLocked
  }

  func isOffered(_ widget: WidgetID) -> Bool {
    phone.hasApp && phone.appWasLaunched && !phone.withdrawn.contains(widget)
  }

  /// Installs or removes the app; its widgets, activities and controls are removed with it.
  private mutating func installApp(_ isInstalled: Bool, _ due: inout [Effect]) {
    if !isInstalled {
      for place in placements.indices { remove(PlacementID(place), &due) }
      loseActivities(&due)
      contexts.relevant = []
      loseControls(&due)
    }
    phone.install(isInstalled)
  }

  /// Withdraws a kind, whose widgets stay on the screen, blank.
  private mutating func withdraw(_ widget: WidgetID, _ due: inout [Effect]) {
    guard setup.widgets.indices.contains(Int(widget.number)) else { return }
    phone.withdrawn.insert(widget)
    contexts.relevant.removeAll { $0.widget == widget }
    loseControl(widget, &due)
    for place in placements.indices
    where isPresent(place) && placements[place].placement.widget == widget {
      remove(PlacementID(place), &due)
      due.append(.displayed(PlacementID(place), .blank))
    }
  }

  /// Reloads a widget in sight that has not learned of a new place.
  private mutating func tellWhere(_ place: Int) {
    guard placements[place].isElsewhere, isPresent(place), isSeen(place) else { return }
    placements[place].isElsewhere = false
    ask(for: ReloadCauses(.locationChange), place)
  }

  private mutating func push() {
    guard profile.isOn(.widgetPushes) else { return }
    for place in placements.indices where isPresent(place) {
      let widget = Int(placements[place].placement.widget.number)
      guard setup.widgets.indices.contains(widget), setup.widgets[widget].isPushEnabled
      else { continue }
      ask(for: ReloadCauses(.push), place)
    }
  }

  /// Locks or unlocks the phone.
  private mutating func lockPhone(_ isLocked: Bool, at now: Instant, _ due: inout [Effect]) {
    if isLocked, !phone.isLocked { turnAway(at: now, &due) }
    phone.isLocked = isLocked
    if !isLocked { phone.wasUnlocked = true }
    for place in placements.indices { tellWhere(place) }
    questionAll()
  }

  /// Reloads every placed widget for a change; for a new location, only once it is in sight.
  private mutating func changeSystem(_ change: SystemChange) {
    for place in placements.indices where isPresent(place) {
      guard change == .location else {
        ask(for: ReloadCauses(change.cause), place)
        continue
      }
      placements[place].isElsewhere = true
      tellWhere(place)
    }
  }

  private mutating func changeSurroundings(
    _ causes: ReloadCauses,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    for place in placements.indices where isPresent(place) {
      _ = request(.placeholder, for: place, at: now, &due)
      ask(for: causes, place)
    }
  }

  private mutating func restart(
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    for number in requests.underWay { fail(number, .processKilled, at: now, &due, in: trace) }
    if !phone.isLocked { turnAway(at: now, &due) }
    phone.restart()
    for place in placements.indices { placements[place].forgetToggles() }
    questionAll()
  }

  mutating func ask(for causes: ReloadCauses, _ place: Int) {
    placements[place].asked.formUnion(causes)
    question(place)
  }
}
