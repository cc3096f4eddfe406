import WidgetModel

// Actions of a person and of the app on controls.
extension ReferenceRuntime {
  /// Handles an input about controls; ignored on systems without controls (CT-01).
  mutating func handle(_ input: ControlInput, _ effects: inout [Effect]) {
    guard numbers.hasControls else { return }
    switch input {
    case .added(let id): addControl(id, &effects)
    case .removed(let id): removeControl(id, &effects)
    case .tapped(let id): tapControl(id, &effects)
    case .reloadCalled(let kind):
      renewValues(&effects) { runtime, control in
        let isMeant = kind == ControlInput.allKinds || Int(kind) == control.declaration.kind
        return runtime.passes(.controlCallAsks, isMeant)
      }
    case .pushed:
      renewValues(&effects) { runtime, control in
        runtime.passes(.controlPushAsks, control.declaration.isPushEnabled)
      }
    }
  }

  /// Returns the index of a control among the installed ones, or `nil` if the widget is not a
  /// control.
  func controlPlace(of id: WidgetID) -> Int? {
    core.controls.isEmpty ? nil : core.controls.firstIndex { $0.widget == id }
  }

  func addedControl(_ id: WidgetID) -> Int? {
    controlPlace(of: id).flatMap { core.controls[$0].isAdded ? $0 : nil }
  }

  /// Adds a control: it shows its preview, and its value is requested (CT-02, CT-03, CT-11).
  private mutating func addControl(_ id: WidgetID, _ effects: inout [Effect]) {
    guard let place = controlPlace(of: id), !core.controls[place].isAdded, isInGallery(id)
    else { return }
    core.controls[place].isAdded = true
    let prompts = core.controls[place].declaration.promptsForConfiguration
    if passes(.controlAddingPrompts, prompts) { effects.append(.prompted(id)) }
    guard core.controls[place].isToggle else { return }
    effects.append(.controls(.shown(id, .preview)))
    if passes(.addingAsksForValue, true) { askForValue(place, &effects) }
  }

  mutating func removeControl(_ id: WidgetID, _ effects: inout [Effect]) {
    guard let place = addedControl(id) else { return }
    for request in core.underWay
    where core.requests[Int(request.number)].kind.isOfControl
      && core.requests[Int(request.number)].widget == id
    {
      closeRequest(request, as: .abandoned)
      effects.append(.cancelled(request))
    }
    core.controls[place].forget()
    nextControl = .start
  }

  /// Requests the values of the added controls that the predicate selects.
  private mutating func renewValues(
    _ effects: inout [Effect],
    of isMeant: (ReferenceRuntime, InstalledControl) -> Bool
  ) {
    for place in core.controls.indices
    where core.controls[place].isAdded && core.controls[place].isToggle {
      if isMeant(self, core.controls[place]) { askForValue(place, &effects) }
    }
  }

  /// Handles a tap on a control (CT-05, CT-07, CT-12).
  private mutating func tapControl(_ id: WidgetID, _ effects: inout [Effect]) {
    guard let place = addedControl(id) else { return }
    let control = core.controls[place]
    let needsPerson = core.phone.isLocked && control.declaration.control.needsAuthentication
    if passes(.lockedControlAuthenticates, needsPerson) {
      effects.append(.controls(.led(id, .authentication)))
      return
    }
    guard passes(.buttonRunsIntent, control.declaration.control.form != .opener) else {
      effects.append(.controls(.led(id, .app)))
      return
    }
    // Anything but a visible "on" is turned on, including the preview, whose value is unknown.
    let isOn = control.shown != .on
    effects.append(.controls(.led(id, .intent(1))))
    let value = control.isToggle && passes(.toggleGetsNewValue, isOn)
    request(.controlAction, .unplaced(id, intent: 1, isOn: value), placement: nil, &effects)
    guard control.isToggle, passes(.controlFlipsAtOnce, true) else { return }
    show(ControlState(isOn: isOn), place, &effects)
  }
}
