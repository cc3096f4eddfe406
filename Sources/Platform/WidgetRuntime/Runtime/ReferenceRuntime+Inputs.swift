import WidgetModel

extension ReferenceRuntime {
  /// Routes an input to the machines that it concerns; the caller then serves what becomes due.
  mutating func handle(_ input: Input) {
    // Without the app, nothing can come from it (FM-21).
    guard core.state.phone.app != .absent || !input.needsApp else { return }
    switch input {
    case .woke, .asked, .did: break
    case .answered(let id, let answer, let memory): handle(answer, to: id, memory)
    case .added(let id): add(id)
    case .removed(let id): remove(id)
    case .configured(let id, let number):
      if core.configure(id, number) { reloads.ask(id, .configurationChange, &core) }
    case .galleryOpened(let widget, let family):
      // A control has no snapshots.
      if controls.place(of: widget) == nil { gallery.requestPreview(widget, family, &core) }
    case .reloadCalled(let kind): reloads.reloadCalled(kind: kind, &core)
    case .reloadAllCalled: reloads.reloadAllCalled(&core)
    case .pushReceived: reloads.pushReceived(&core)
    case .foreground(let isOn):
      core.state.phone.isForeground = isOn
      if isOn { core.state.phone.app = .launched }
    case .audioSession(let isOn): core.state.phone.hasAudio = isOn
    case .navigationSession(let isOn): core.state.phone.hasNavigation = isOn
    case .locked(let isLocked): lock(isLocked)
    case .visible(let id, let isVisible): turnPage(of: id, isVisible: isVisible)
    case .localeChanged(let number): reloads.changeLocale(number, &core)
    case .textSizeChanged(let number): reloads.changeTextSize(number, &core)
    case .systemChanged(let change): reloads.changeSystem(change, &core)
    case .appInstalled(let isInstalled): install(isInstalled)
    case .kindWithdrawn(let widget): withdraw(widget)
    case .clockMoved(let interval): moveClock(interval)
    case .rebooted: reboot()
    case .processKilled(let widget): killProcess(of: widget)
    case .tapped(let id, let node):
      taps.tap(id, node: node, of: timelines.viewOnDisplay(of: id, &core), &core)
    case .activities(let input): activities.handle(input, &core)
    case .contexts(let input):
      // The island depends on the orientation.
      if contexts.handle(input, gallery, &core) { activities.visitAll() }
    case .controls(let input): controls.handle(input, gallery, &core)
    }
  }
}
