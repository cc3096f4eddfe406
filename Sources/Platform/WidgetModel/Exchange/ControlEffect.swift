/// What a runtime does about controls, as far as anybody can see it.
public enum ControlEffect: Hashable, Sendable {
  /// A control shows this from now on (CT-03, CT-04).
  case shown(WidgetID, ControlState)
  /// A tap on a control led somewhere (CT-05, CT-07, CT-12).
  case led(WidgetID, Destination)
}

/// What a control with a value shows.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// The preview value, as long as no other is known (CT-03).
  case preview
  /// That it is off.
  case off
  /// That it is on.
  case on

  /// What a control shows that has a value.
  public init(isOn: Bool) { self = isOn ? .on : .off }
}

extension ControlEffect {
  /// The kind of the effect.
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

  /// The effect with another control in the place of its own.
  public func renamed(_ name: (WidgetID) -> WidgetID) -> ControlEffect {
    switch self {
    case .shown(let id, let state): .shown(name(id), state)
    case .led(let id, let destination): .led(name(id), destination)
    }
  }

  /// Shows every field but the kind to an archive.
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

  /// What the effect is called and what it says.
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
