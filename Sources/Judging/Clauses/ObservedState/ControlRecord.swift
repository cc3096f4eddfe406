import WidgetModel

/// What is known of an installed control.
public struct ControlRecord {
  /// What an expectation of what a control shows comes from.
  enum Origin {
    /// It was added, and shows its preview (CT-03).
    case added
    /// Its code gave a value (CT-03).
    case value
    /// Its value could not be had (CT-04).
    case failedValue
    /// It was tapped (AS-18).
    case tap
    /// Its intent failed (AS-18).
    case failedAction
  }

  /// What a control is to show, since when, and why.
  struct Expectation {
    let state: ControlState
    let origin: Origin
    let since: Instant
  }

  /// A tap that has not led anywhere yet.
  struct Tap {
    let destination: Destination
    let isLocked: Bool
    let since: Instant
  }

  /// A run of its intent that is to come, with the value that the system fills in.
  struct Action {
    let isOn: Bool
    let since: Instant
  }

  /// Its widget.
  let widget: WidgetID
  /// What its widget's declaration says.
  let declaration: WidgetDeclaration
  /// Whether a person has added it.
  var isAdded = false
  /// What it shows, as the subject said last; `nil` before it said anything.
  var shown: ControlState?
  /// What it should show.
  var expected: Expectation?
  /// The value that its code gave last.
  var value: Bool?
  /// The request for its value under way.
  var request: RequestID?
  /// Since when its value is to be asked for (CT-02).
  var asked: Instant?
  /// When it was called for while the request was under way, after which it is to be asked for once more.
  var askedMeanwhile: Instant?
  /// Whether it may be asked for or not: it was called for at the very instant at which it could not be had, or was to
  /// be asked for again, and nobody says which came first.
  var isOpen = false
  /// When its value could not be had and was not asked for since (CT-04).
  var failed: Instant?
  /// The taps that have led nowhere yet, oldest first.
  var taps: [Tap] = []
  /// The runs of its intent that are still to come, oldest first.
  var actions: [Action] = []

  /// Whether it has a value.
  var isToggle: Bool { declaration.control.form == .toggle }

  /// Whether it shows what it should.
  var showsExpected: Bool { expected.map { $0.state == shown } ?? true }

  /// Where a tap on it leads (CT-05, CT-07, CT-12).
  func destination(isLocked: Bool) -> Destination {
    if isLocked, declaration.control.needsAuthentication { return .authentication }
    return declaration.control.form == .opener ? .app : .intent(1)
  }

  /// The value that a tap gives it: the other one than it shows (CT-05).
  var valueAfterTap: Bool { isToggle && (shown ?? .preview) != .on }
}

extension ControlRecord {
  /// Notes that a person adds it.
  mutating func add(at now: Instant) {
    guard !isAdded else { return }
    self = ControlRecord(widget: widget, declaration: declaration)
    isAdded = true
    expect(.preview, .added, now)
    ask(at: now)
  }

  /// Notes that its value is to be asked for.
  mutating func ask(at now: Instant) {
    guard isAdded, isToggle else { return }
    if request != nil { askedMeanwhile = now } else if asked == nil { asked = now }
  }

  /// Notes that a person taps it.
  mutating func tap(isLocked: Bool, at now: Instant) {
    guard isAdded else { return }
    let destination = destination(isLocked: isLocked)
    taps.append(Tap(destination: destination, isLocked: isLocked, since: now))
    guard case .intent = destination else { return }
    let isOn = valueAfterTap
    actions.append(Action(isOn: isOn, since: now))
    expect(ControlState(isOn: isOn), .tap, now)
  }

  /// Notes that the subject asks for its value.
  mutating func request(_ id: RequestID, at now: Instant, backoff: Interval) {
    isOpen = asked == now && failed.map { now >= $0 + backoff } ?? false
    (request, asked, failed) = (id, nil, nil)
  }

  /// Notes that its code gave a value.
  mutating func answer(_ isOn: Bool, to id: RequestID, at now: Instant) {
    guard id == request else { return }
    (request, value) = (nil, isOn)
    expect(ControlState(isOn: isOn), .value, now)
    if askedMeanwhile.take() != nil { asked = now }
  }

  /// Notes that its value could not be had.
  mutating func fail(_ id: RequestID, at now: Instant) {
    guard id == request else { return }
    (request, failed, isOpen) = (nil, now, askedMeanwhile == now)
    askedMeanwhile = nil
    if let shown { expect(shown, .failedValue, now) }
  }

  /// Notes that its intent failed.
  mutating func failAction(at now: Instant) {
    if isAdded { expect(value.map(ControlState.init) ?? .preview, .failedAction, now) }
  }

  private mutating func expect(_ state: ControlState, _ origin: Origin, _ now: Instant) {
    if isToggle { expected = Expectation(state: state, origin: origin, since: now) }
  }
}
