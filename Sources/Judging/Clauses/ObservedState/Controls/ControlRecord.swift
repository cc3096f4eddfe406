import WidgetModel

/// The observed state of an installed control.
public struct ControlRecord {
  enum Origin {
    /// It was added, and shows its preview (CT-03).
    case added
    /// Its code gave a value (CT-03).
    case value
    /// Its value request failed (CT-04).
    case failedValue
    /// It was tapped (AS-18).
    case tap
    /// Its intent failed (AS-18).
    case failedAction
  }

  /// The expected state of a control, with its start and origin.
  struct Expectation {
    let state: ControlState
    let origin: Origin
    let since: Instant
  }

  /// A tap without a destination so far.
  struct Tap {
    let destination: Destination
    let isLocked: Bool
    let since: Instant
  }

  /// A due run of its intent, with the value that the system fills in.
  struct Action {
    let isOn: Bool
    let since: Instant
  }

  let widget: WidgetID
  let declaration: WidgetDeclaration
  var isAdded = false
  /// The state that the subject last reported, or `nil` before the first report.
  var shown: ControlState?
  /// The state that it should show.
  var expected: Expectation?
  /// The last value that its code gave.
  var value: Bool?
  /// The request for its value that is under way.
  var request: RequestID?
  /// The time since which a request for its value is due (CT-02).
  var asked: Instant?
  /// The time of a request that came while another was under way, and is due after it.
  var askedMeanwhile: Instant?
  /// True if a request for its value is optional, made at the very instant of a failure or a retry:
  /// no source says which came first.
  var isOpen = false
  /// The time of a failed value request, until the next request (CT-04).
  var failed: Instant?
  /// The taps without a destination so far, oldest first.
  var taps: [Tap] = []
  /// The due runs of its intent, oldest first.
  var actions: [Action] = []

  /// True if it has a value.
  var isToggle: Bool { declaration.control.form == .toggle }

  var showsExpected: Bool { expected.map { $0.state == shown } ?? true }

  /// Returns the destination of a tap on it (CT-05, CT-07, CT-12).
  func destination(isLocked: Bool) -> Destination {
    if isLocked, declaration.control.needsAuthentication { return .authentication }
    return declaration.control.form == .opener ? .app : .intent(1)
  }

  /// The value that a tap gives it: the opposite of what it shows (CT-05).
  var valueAfterTap: Bool { isToggle && (shown ?? .preview) != .on }
}

extension ControlRecord {
  mutating func add(at now: Instant) {
    guard !isAdded else { return }
    self = ControlRecord(widget: widget, declaration: declaration)
    isAdded = true
    expect(.preview, .added, now)
    ask(at: now)
  }

  /// Records that a request for its value is due.
  mutating func ask(at now: Instant) {
    guard isAdded, isToggle else { return }
    if request != nil { askedMeanwhile = now } else if asked == nil { asked = now }
  }

  mutating func tap(isLocked: Bool, at now: Instant) {
    guard isAdded else { return }
    let destination = destination(isLocked: isLocked)
    taps.append(Tap(destination: destination, isLocked: isLocked, since: now))
    guard case .intent = destination else { return }
    let isOn = valueAfterTap
    actions.append(Action(isOn: isOn, since: now))
    expect(ControlState(isOn: isOn), .tap, now)
  }

  mutating func request(_ id: RequestID, at now: Instant, backoff: Interval) {
    isOpen = asked == now && failed.map { now >= $0 + backoff } ?? false
    (request, asked, failed) = (id, nil, nil)
  }

  mutating func answer(_ isOn: Bool, to id: RequestID, at now: Instant) {
    guard id == request else { return }
    (request, value) = (nil, isOn)
    expect(ControlState(isOn: isOn), .value, now)
    if askedMeanwhile.take() != nil { asked = now }
  }

  mutating func fail(_ id: RequestID, at now: Instant) {
    guard id == request else { return }
    (request, failed, isOpen) = (nil, now, askedMeanwhile == now)
    askedMeanwhile = nil
    if let shown { expect(shown, .failedValue, now) }
  }

  mutating func failAction(at now: Instant) {
    if isAdded { expect(value.map(ControlState.init) ?? .preview, .failedAction, now) }
  }

  private mutating func expect(_ state: ControlState, _ origin: Origin, _ now: Instant) {
    if isToggle { expected = Expectation(state: state, origin: origin, since: now) }
  }
}
