import WidgetModel

struct ControlsHistory {
  private let profile: Profile

  private var controls: [ControlHistory]

  /// The first instant at which the value of a control is requested again.
  private(set) var firstRetry = Instant.never

  init(_ setup: Setup) {
    profile = setup.profile
    controls = setup.controls
  }

  mutating func handle(
    _ input: ControlInput,
    at now: Instant,
    _ phone: PhoneHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard profile.isOn(.controls) else { return }
    switch input {
    case .added(let id): add(id, at: now, phone, &requests, &due)
    case .removed(let id):
      if let place = place(of: id) { remove(place, &requests, &due) }
    case .tapped(let id):
      if let place = place(of: id) { tap(place, at: now, phone, &requests, &due) }
    case .reloadCalled(let kind):
      callForValues(at: now, &requests, &due) { kind < 0 || $0.declaration.kind == Int(kind) }
    case .pushed: callForValues(at: now, &requests, &due) { $0.declaration.isPushEnabled }
    }
  }

  /// Appends the effects due because of an answer to a request without a placed widget.
  mutating func answer(
    _ request: MadeRequest,
    _ answer: AnswerKind,
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard let place = place(of: request.subject.widget) else { return }
    switch (request.kind, answer) {
    case (.control, .value(let isOn)):
      (controls[place].given, controls[place].flipped) = (isOn, nil)
      controls[place].valueRequest = nil
      display(place, &due)
      if controls[place].isCalledFor { callForValue(place, at: now, &requests, &due) }
    case (.controlAction, .returned): callForValue(place, at: now, &requests, &due)
    default: break
    }
  }

  /// Appends the effects due because a request without a placed widget failed.
  mutating func fail(_ request: MadeRequest, at now: Instant, _ due: inout [Effect]) {
    guard let place = place(of: request.subject.widget) else { return }
    switch request.kind {
    case .control:
      (controls[place].valueRequest, controls[place].isCalledFor) = (nil, false)
      controls[place].failed = now
      updateFirstRetry()
    case .controlAction:
      controls[place].flipped = nil
      display(place, &due)
    default: break
    }
  }

  /// Appends the retries of values that are due by time alone (CT-04).
  mutating func appendDueEffects(
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard firstRetry <= now else { return }
    for place in controls.indices where retry(of: controls[place]) <= now {
      callForValue(place, at: now, &requests, &due)
    }
    updateFirstRetry()
  }

  mutating func removeAll(_ requests: inout RequestHistory, _ due: inout [Effect]) {
    for place in controls.indices where controls[place].isPresent { remove(place, &requests, &due) }
  }

  mutating func withdraw(
    _ id: WidgetID,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    if let place = place(of: id) { remove(place, &requests, &due) }
  }

  /// Returns true if a widget is a control, which has no snapshots.
  func isControl(_ id: WidgetID) -> Bool { controls.contains { $0.widget == id } }

  private func place(of id: WidgetID) -> Int? {
    controls.firstIndex { $0.widget == id && $0.isPresent }
  }

  private mutating func add(
    _ id: WidgetID,
    at now: Instant,
    _ phone: PhoneHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard phone.isOffered(id),
      let place = controls.firstIndex(where: { $0.widget == id && !$0.isPresent })
    else { return }
    controls[place].isPresent = true
    if controls[place].declaration.promptsForConfiguration { due.append(.prompted(id)) }
    display(place, &due)
    callForValue(place, at: now, &requests, &due)
  }

  private mutating func remove(
    _ place: Int,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    let id = controls[place].widget
    for number in requests.underWay(of: id) where requests.made[number].kind.isOfControl {
      requests.end(number, .forgotten)
      due.append(.cancelled(RequestID(number)))
    }
    controls[place] = ControlHistory(id, controls[place].declaration)
    updateFirstRetry()
  }

  private mutating func tap(
    _ place: Int,
    at now: Instant,
    _ phone: PhoneHistory,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    let id = controls[place].widget
    let control = controls[place].declaration.control
    if phone.isLocked, control.needsAuthentication {
      return due.append(.controls(.led(id, .authentication)))
    }
    if control.form == .opener { return due.append(.controls(.led(id, .app))) }
    due.append(.controls(.led(id, .intent(1))))
    let isOn = controls[place].hasValue && controls[place].state != .on
    _ = requests.request(.controlAction, .unplaced(id, intent: 1, isOn: isOn), at: now, &due)
    if controls[place].hasValue { controls[place].flipped = isOn }
    display(place, &due)
  }

  private mutating func callForValues(
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect],
    where isMeant: (ControlHistory) -> Bool
  ) {
    for place in controls.indices where controls[place].isPresent && isMeant(controls[place]) {
      callForValue(place, at: now, &requests, &due)
    }
  }

  private mutating func callForValue(
    _ place: Int,
    at now: Instant,
    _ requests: inout RequestHistory,
    _ due: inout [Effect]
  ) {
    guard controls[place].hasValue else { return }
    if controls[place].valueRequest != nil {
      controls[place].isCalledFor = true
      return
    }
    (controls[place].isCalledFor, controls[place].failed) = (false, nil)
    let id = controls[place].widget
    controls[place].valueRequest = requests.request(.control, .unplaced(id), at: now, &due)
  }

  private mutating func display(_ place: Int, _ due: inout [Effect]) {
    let state = controls[place].state
    guard controls[place].hasValue, state != controls[place].displayed else { return }
    controls[place].displayed = state
    due.append(.controls(.shown(controls[place].widget, state)))
  }

  private func retry(of control: ControlHistory) -> Instant {
    control.failed.map { $0 + profile.interval(.failureBackoff) } ?? .never
  }

  private mutating func updateFirstRetry() {
    firstRetry = controls.reduce(.never) { min($0, retry(of: $1)) }
  }
}
