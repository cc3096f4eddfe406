import WidgetModel

/// The installed controls, and the actions on them; requests for values are in `+Values`.
public struct ControlMachine: Hashable, Sendable {
  /// The installed controls, in the order of their widgets.
  public var all: [InstalledControl] = []
  /// The next instant at which a control's value may be requested again.
  var next = Instant.never

  /// Creates the controls among an app's widgets, which nobody has added.
  public init(of widgets: [WidgetDeclaration] = []) {
    all = widgets.enumerated().filter { $0.element.control.form != .none }
      .map { InstalledControl(WidgetID($0.offset), $0.element) }
  }

  mutating func visitAll() { next = .start }

  /// Handles an input about controls; ignored on systems without controls (CT-01).
  mutating func handle(
    _ input: ControlInput,
    _ gallery: GalleryMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard core.numbers.hasControls else { return }
    switch input {
    case .added(let id): add(id, gallery, &core)
    case .removed(let id): remove(id, &core)
    case .tapped(let id): tap(id, &core)
    case .reloadCalled(let kind):
      for place in all.indices where all[place].isAdded && all[place].isToggle {
        let isMeant = kind == ControlInput.allKinds || Int(kind) == all[place].declaration.kind
        if core.passes(.controlCallAsks, isMeant) { askForValue(place, &core) }
      }
    case .pushed:
      for place in all.indices where all[place].isAdded && all[place].isToggle {
        let isEnabled = all[place].declaration.isPushEnabled
        if core.passes(.controlPushAsks, isEnabled) { askForValue(place, &core) }
      }
    }
  }

  /// Returns the index among the installed controls, or `nil` if the widget is not a control.
  func place(of id: WidgetID) -> Int? {
    all.isEmpty ? nil : all.firstIndex { $0.widget == id }
  }

  func addedPlace(of id: WidgetID) -> Int? {
    place(of: id).flatMap { all[$0].isAdded ? $0 : nil }
  }

  /// Adds a control: it shows its preview, and its value is requested (CT-02, CT-03, CT-11).
  private mutating func add(
    _ id: WidgetID,
    _ gallery: GalleryMachine,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard let place = place(of: id), !all[place].isAdded, gallery.offers(id, &core)
    else { return }
    all[place].isAdded = true
    let prompts = all[place].declaration.promptsForConfiguration
    if core.passes(.controlAddingPrompts, prompts) { core.effects.append(.prompted(id)) }
    guard all[place].isToggle else { return }
    core.effects.append(.controls(.shown(id, .preview)))
    if core.passes(.addingAsksForValue, true) { askForValue(place, &core) }
  }

  /// Removes a control and abandons its requests.
  mutating func remove(_ id: WidgetID, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard let place = addedPlace(of: id) else { return }
    for request in core.state.requests.underWay
    where core.state.requests[request].kind.isOfControl
      && core.state.requests[request].widget == id
    {
      core.state.requests.close(request, as: .abandoned)
      core.effects.append(.cancelled(request))
    }
    all[place].forget()
    visitAll()
  }

  mutating func removeAll(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    for place in all.indices { remove(all[place].widget, &core) }
  }

  /// Handles a tap on a control (CT-05, CT-07, CT-12).
  private mutating func tap(
    _ id: WidgetID,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard let place = addedPlace(of: id) else { return }
    let control = all[place]
    let declaration = control.declaration.control
    let needsPerson = core.state.phone.isLocked && declaration.needsAuthentication
    if core.passes(.lockedControlAuthenticates, needsPerson) {
      core.effects.append(.controls(.led(id, .authentication)))
      return
    }
    guard core.passes(.buttonRunsIntent, declaration.form != .opener) else {
      core.effects.append(.controls(.led(id, .app)))
      return
    }
    // Anything but a visible "on" is turned on, including the preview, whose value is unknown.
    let isOn = control.shown != .on
    core.effects.append(.controls(.led(id, .intent(1))))
    let value = control.isToggle && core.passes(.toggleGetsNewValue, isOn)
    core.request(.controlAction, .unplaced(id, intent: 1, isOn: value), placement: nil)
    guard control.isToggle, core.passes(.controlFlipsAtOnce, true) else { return }
    show(ControlState(isOn: isOn), place, &core)
  }
}
