import WidgetModel

extension PlatformHistory {
  /// Appends the effects due because of an input about controls.
  mutating func handle(_ input: ControlInput, at now: Instant, _ due: inout [Effect]) {
    guard profile.isOn(.controls) else { return }
    switch input {
    case .added(let id): addControl(id, at: now, &due)
    case .removed(let id):
      if let place = presentControl(id) { removeControl(place, &due) }
    case .tapped(let id):
      if let place = presentControl(id) { tapControl(place, at: now, &due) }
    case .reloadCalled(let kind):
      callForValues(at: now, &due) { kind < 0 || $0.declaration.kind == Int(kind) }
    case .pushed: callForValues(at: now, &due) { $0.declaration.isPushEnabled }
    }
  }

  /// Appends the effects due because of an answer to a request without a placed widget.
  mutating func answerControl(
    _ request: MadeRequest,
    _ answer: AnswerKind,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    guard let place = presentControl(request.subject.widget) else { return }
    switch (request.kind, answer) {
    case (.control, .value(let isOn)):
      (controls[place].given, controls[place].flipped) = (isOn, nil)
      controls[place].valueRequest = nil
      display(controlAt: place, &due)
      if controls[place].isCalledFor { callForValue(place, at: now, &due) }
    case (.controlAction, .returned): callForValue(place, at: now, &due)
    default: break
    }
  }

  /// Appends the effects due because a request without a placed widget failed.
  mutating func failControl(_ request: MadeRequest, at now: Instant, _ due: inout [Effect]) {
    guard let place = presentControl(request.subject.widget) else { return }
    switch request.kind {
    case .control:
      (controls[place].valueRequest, controls[place].isCalledFor) = (nil, false)
      controls[place].failed = now
      noteFirstRetry()
    case .controlAction:
      controls[place].flipped = nil
      display(controlAt: place, &due)
    default: break
    }
  }

  /// Appends the retries of values that are due by time alone (CT-04).
  mutating func settleControls(at now: Instant, _ due: inout [Effect]) {
    guard firstRetry <= now else { return }
    for place in controls.indices where retry(of: controls[place]) <= now {
      callForValue(place, at: now, &due)
    }
    noteFirstRetry()
  }

  /// Appends the effects due because the app was removed.
  mutating func loseControls(_ due: inout [Effect]) {
    for place in controls.indices where controls[place].isPresent { removeControl(place, &due) }
  }

  /// Appends the effects due because a control's kind was withdrawn.
  mutating func loseControl(_ id: WidgetID, _ due: inout [Effect]) {
    if let place = presentControl(id) { removeControl(place, &due) }
  }

  /// Returns true if a widget is a control, which has no snapshots.
  func isControl(_ id: WidgetID) -> Bool { controls.contains { $0.widget == id } }

  private func presentControl(_ id: WidgetID) -> Int? {
    controls.firstIndex { $0.widget == id && $0.isPresent }
  }

  private mutating func addControl(_ id: WidgetID, at now: Instant, _ due: inout [Effect]) {
    guard isOffered(id),
      let place = controls.firstIndex(where: { $0.widget == id && !$0.isPresent })
    else { return }
    controls[place].isPresent = true
    if controls[place].declaration.promptsForConfiguration { due.append(.prompted(id)) }
    display(controlAt: place, &due)
    callForValue(place, at: now, &due)
  }

  private mutating func removeControl(_ place: Int, _ due: inout [Effect]) {
    let id = controls[place].widget
    for number in underWay(of: id) where requests.made[number].kind.isOfControl {
      requests.end(number, .forgotten)
      due.append(.cancelled(RequestID(number)))
    }
    controls[place] = ControlHistory(id, controls[place].declaration)
    noteFirstRetry()
  }

  private mutating func tapControl(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    let id = controls[place].widget
    let control = controls[place].declaration.control
    if phone.isLocked, control.needsAuthentication {
      return due.append(.controls(.led(id, .authentication)))
    }
    if control.form == .opener { return due.append(.controls(.led(id, .app))) }
    due.append(.controls(.led(id, .intent(1))))
    let isOn = controls[place].hasValue && controls[place].state != .on
    _ = request(.controlAction, .unplaced(id, intent: 1, isOn: isOn), at: now, &due)
    if controls[place].hasValue { controls[place].flipped = isOn }
    display(controlAt: place, &due)
  }

  private mutating func callForValues(
    at now: Instant,
    _ due: inout [Effect],
    where isMeant: (ControlHistory) -> Bool
  ) {
    for place in controls.indices where controls[place].isPresent && isMeant(controls[place]) {
      callForValue(place, at: now, &due)
    }
  }

  private mutating func callForValue(_ place: Int, at now: Instant, _ due: inout [Effect]) {
    guard controls[place].hasValue else { return }
    if controls[place].valueRequest != nil {
      controls[place].isCalledFor = true
      return
    }
    (controls[place].isCalledFor, controls[place].failed) = (false, nil)
    let id = controls[place].widget
    controls[place].valueRequest = request(.control, .unplaced(id), at: now, &due)
  }

  private mutating func display(controlAt place: Int, _ due: inout [Effect]) {
    let state = controls[place].state
    guard controls[place].hasValue, state != controls[place].displayed else { return }
    controls[place].displayed = state
    due.append(.controls(.shown(controls[place].widget, state)))
  }

  private func retry(of control: ControlHistory) -> Instant {
    control.failed.map { $0 + profile.interval(.failureBackoff) } ?? .never
  }

  private mutating func noteFirstRetry() {
    firstRetry = controls.reduce(.never) { min($0, retry(of: $1)) }
  }
}
