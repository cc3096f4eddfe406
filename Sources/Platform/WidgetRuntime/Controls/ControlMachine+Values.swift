import WidgetModel

// Requests for the values of controls, and their results.
extension ControlMachine {
  /// Requests the value of each control whose backoff has expired (CT-04).
  mutating func serve(_ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard next <= core.state.now else { return }
    next = .never
    for place in all.indices {
      guard let retry = all[place].retry else { continue }
      if core.decisions.holds(.retryReached, core.state.now.microseconds, retry.microseconds) {
        all[place].retry = nil
        askForValue(place, &core)
      } else {
        let instant = core.firstInstant(at: retry, .retryReached, with: retry.microseconds)
        next = min(next, instant)
      }
    }
  }

  /// Requests a control's value, or notes it for later if a request is already under way.
  mutating func askForValue(_ place: Int, _ core: inout RuntimeCore<some RuntimeDecisions>) {
    guard all[place].request == nil else {
      all[place].isAskedAgain = core.passes(.askedMeanwhileIsKept, true)
      return
    }
    all[place].isAskedAgain = false
    all[place].retry = nil
    let id = all[place].widget
    all[place].request = core.request(.control, .unplaced(id), placement: nil)
  }

  /// Handles an answer in time to a request of a control.
  mutating func requestAnswered(
    _ answer: AnswerKind,
    to request: RequestState,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard request.kind.isOfControl, let place = addedPlace(of: request.widget) else { return }
    switch (request.kind, answer) {
    case (.control, .value(let isOn)):
      all[place].value = isOn
      if core.passes(.valueIsShown, true) { show(ControlState(isOn: isOn), place, &core) }
      if all[place].isAskedAgain { askForValue(place, &core) }
    case (.controlAction, _):
      if all[place].isToggle, core.passes(.actionAsksForValue, true) {
        askForValue(place, &core)
      }
    default: break
    }
  }

  /// Handles a control's failed request (CT-04, AS-18): a failed value changes no display, a failed
  /// intent restores the last known value.
  mutating func requestFailed(
    _ request: RequestState,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard request.kind.isOfControl, let place = addedPlace(of: request.widget) else { return }
    let known = all[place].value.map(ControlState.init) ?? .preview
    if request.kind == .controlAction {
      if all[place].isToggle, core.passes(.controlGoesBack, true) { show(known, place, &core) }
      return
    }
    // The retry after the backoff replaces the request that was waiting.
    all[place].isAskedAgain = false
    if !core.passes(.failureKeepsValue, true) { show(.preview, place, &core) }
    guard core.passes(.failedValueIsRetried, true) else { return }
    all[place].retry = core.state.now + core.numbers.failureBackoff
    next = .start
  }

  mutating func requestClosed(_ request: RequestID, of widget: WidgetID) {
    guard let place = place(of: widget), all[place].request == request else { return }
    all[place].request = nil
  }

  /// Updates the display of a control and reports it if it changed.
  mutating func show(
    _ state: ControlState,
    _ place: Int,
    _ core: inout RuntimeCore<some RuntimeDecisions>
  ) {
    guard all[place].shown != state else { return }
    all[place].shown = state
    core.effects.append(.controls(.shown(all[place].widget, state)))
  }
}
