/// A visible action of a runtime on controls.
public enum ControlEffect: Hashable, Sendable {
  /// A control shows this state from now on (CT-03, CT-04).
  case shown(WidgetID, ControlState)
  /// A tap on a control led somewhere (CT-05, CT-07, CT-12).
  case led(WidgetID, Destination)
}

/// The state that a control with a value shows.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// The preview value, as long as no other is known (CT-03).
  case preview
  case off
  case on

  /// Creates the state of a control with a value.
  public init(isOn: Bool) { self = isOn ? .on : .off }
}

extension ControlEffect {
  var kind: EventKind {
    switch self {
    case .shown: .controlShown
    case .led: .controlLed
    }
  }

  /// The control that the effect is about.
  public var control: WidgetID {
    switch self {
    case .shown(let id, _), .led(let id, _): id
    }
  }

  /// Returns the effect with its control renamed.
  public func renamed(_ name: (WidgetID) -> WidgetID) -> ControlEffect {
    switch self {
    case .shown(let id, let state): .shown(name(id), state)
    case .led(let id, let destination): .led(name(id), destination)
    }
  }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .shown(var id, var state):
      try archive.identifier("widget", &id)
      try archive.choice("state", &state)
      self = .shown(id, state)
    case .led(var id, var destination):
      try archive.identifier("widget", &id)
      try archive.record("to", &destination)
      self = .led(id, destination)
    }
  }

  var words: EventWords {
    switch self {
    case .shown(let id, .preview):
      EventWords("control shows preview", "control \(id.number) shows its preview", .display)
    case .shown(let id, let state):
      EventWords(
        "control looks \(state.rawValue)",
        "control \(id.number) looks \(state.rawValue)",
        .display
      )
    case .led(let id, let destination):
      EventWords(
        "control tap leads on",
        "the tap on control \(id.number) leads to \(destination.text)",
        .display
      )
    }
  }
}
