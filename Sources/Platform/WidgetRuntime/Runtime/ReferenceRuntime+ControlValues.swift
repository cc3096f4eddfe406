import WidgetModel

// Requests for the values of controls, and their results.
extension ReferenceRuntime {
  /// Requests the value of each control whose backoff is over (CT-04).
  mutating func serveControls(_ effects: inout [Effect]) {
    guard nextControl <= core.now else { return }
    nextControl = .never
    for place in core.controls.indices {
      guard let retry = core.controls[place].retry else { continue }
      if decisions.holds(.retryReached, core.now.microseconds, retry.microseconds) {
        core.controls[place].retry = nil
        askForValue(place, &effects)
      } else {
        let next = firstInstant(at: retry, .retryReached, with: retry.microseconds)
        nextControl = min(nextControl, next)
      }
    }
  }

  /// Requests a control's value, or notes it for later if a request is already under way.
  mutating func askForValue(_ place: Int, _ effects: inout [Effect]) {
    guard core.controls[place].request == nil else {
      core.controls[place].isAskedAgain = passes(.askedMeanwhileIsKept, true)
      return
    }
    core.controls[place].isAskedAgain = false
    core.controls[place].retry = nil
    let id = core.controls[place].widget
    core.controls[place].request = request(.control, .unplaced(id), placement: nil, &effects)
  }

  mutating func controlAnswered(
    _ answer: AnswerKind,
    to request: RequestState,
    _ effects: inout [Effect]
  ) {
    guard request.kind.isOfControl, let place = addedControl(request.widget) else { return }
    switch (request.kind, answer) {
    case (.control, .value(let isOn)):
      core.controls[place].value = isOn
      if passes(.valueIsShown, true) { show(ControlState(isOn: isOn), place, &effects) }
      if core.controls[place].isAskedAgain { askForValue(place, &effects) }
    case (.controlAction, _):
      if core.controls[place].isToggle, passes(.actionAsksForValue, true) {
        askForValue(place, &effects)
      }
    default: break
    }
  }

  /// Handles a failed request of a control (CT-04, AS-18).
  ///
  /// A failed value request leaves the display as it is; a failed intent restores the last known
  /// value.
  mutating func controlFailed(_ request: RequestState, _ effects: inout [Effect]) {
    guard request.kind.isOfControl, let place = addedControl(request.widget) else { return }
    let known = core.controls[place].value.map(ControlState.init) ?? .preview
    if request.kind == .controlAction {
      if core.controls[place].isToggle, passes(.controlGoesBack, true) {
        show(known, place, &effects)
      }
      return
    }
    // The retry after the backoff replaces the request that was waiting.
    core.controls[place].isAskedAgain = false
    if !passes(.failureKeepsValue, true) { show(.preview, place, &effects) }
    guard passes(.failedValueIsRetried, true) else { return }
    core.controls[place].retry = core.now + numbers.failureBackoff
    nextControl = .start
  }

  mutating func show(_ state: ControlState, _ place: Int, _ effects: inout [Effect]) {
    guard core.controls[place].shown != state else { return }
    core.controls[place].shown = state
    effects.append(.controls(.shown(core.controls[place].widget, state)))
  }
}
