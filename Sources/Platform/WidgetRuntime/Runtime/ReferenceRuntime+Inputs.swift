import WidgetModel

extension ReferenceRuntime {
  /// Applies an input; the caller then handles what becomes due because of it.
  mutating func handle(_ input: Input, _ effects: inout [Effect]) {
    // Without the app, nothing can come from it (FM-21).
    guard core.phone.app != .absent || !input.needsApp else { return }
    switch input {
    case .woke, .asked, .did: break
    case .answered(let id, let answer, let memory): handle(answer, to: id, memory, &effects)
    case .added(let id): add(id, &effects)
    case .removed(let id): remove(id, &effects)
    case .configured(let id, let number): configure(id, number)
    case .galleryOpened(let widget, let family): requestPreview(widget, family, &effects)
    case .reloadCalled(let kind): if hearsCall() { reloadCalled(kind: kind, &effects) }
    case .reloadAllCalled: if hearsCall() { reloadAllCalled() }
    case .pushReceived: pushReceived()
    case .foreground(let isOn):
      core.phone.isForeground = isOn
      if isOn { core.phone.app = .launched }
    case .audioSession(let isOn): core.phone.hasAudio = isOn
    case .navigationSession(let isOn): core.phone.hasNavigation = isOn
    case .locked(let isLocked): lock(isLocked, &effects)
    case .visible(let id, let isVisible): show(id, isVisible)
    case .localeChanged(let number): changeLocale(number, &effects)
    case .textSizeChanged(let number): changeTextSize(number, &effects)
    case .systemChanged(let change): changeSystem(change)
    case .appInstalled(let isInstalled): install(isInstalled, &effects)
    case .kindWithdrawn(let widget): withdraw(widget, &effects)
    case .clockMoved(let interval): moveClock(interval)
    case .rebooted: reboot(&effects)
    case .processKilled(let widget): killProcess(of: widget, &effects)
    case .tapped(let id, let node): tap(id, node: node, &effects)
    case .activities(let input): handle(input, &effects)
    case .contexts(let input): handle(input)
    case .controls(let input): handle(input, &effects)
    }
  }

  /// Adds a placement, and asks for its configuration if declared (FM-18, TL-04, TL-09).
  private mutating func add(_ id: PlacementID, _ effects: inout [Effect]) {
    guard core.placements.contains(id), !core.placements[id].isPlaced,
      isInGallery(core.placements[id].widget, for: id), canBeMounted(id)
    else { return }
    core.placements[id].isPlaced = true
    // Before the first request, so that answers from before a removal can be recognized.
    core.placements[id].firstRequest = RequestID(core.requests.count)
    request(.placeholder, for: id, &effects)
    show(id, &effects)
    let prompts = core.placements[id].promptsForConfiguration && numbers.hasConfigurationPrompts
    if passes(.addingPrompts, prompts, about: id) {
      effects.append(.prompted(core.placements[id].widget))
    }
    if passes(.addingReloads, true, about: id, ReloadCauses(.added)) { ask(id, .added) }
    touch(id)
  }

  /// Applies the configuration that a person chose, and requests its timeline (AI-18).
  private mutating func configure(_ id: PlacementID, _ number: Int) {
    guard core.placements[id].isPlaced else { return }
    let isAnother = core.placements[id].configuration != number
    guard passes(.configurationChanged, isAnother, about: id) else { return }
    core.placements[id].configuration = number
    let cause = ReloadCause.configurationChange
    if passes(.configurationReloads, true, about: id, ReloadCauses(cause)) { ask(id, cause) }
  }

  /// Removes a placement; later inputs that name it have no effect.
  mutating func remove(_ id: PlacementID, _ effects: inout [Effect]) {
    guard core.placements[id].isPlaced else { return }
    for request in core.underWay where core.requests[Int(request.number)].placement == id {
      closeRequest(request, as: .abandoned)
      effects.append(.cancelled(request))
    }
    core.placements[id].forget()
    touch(id)
  }
}
