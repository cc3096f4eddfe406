/// What a runtime does about Live Activities, as far as anybody can see it.
public enum ActivityEffect: Hashable, Sendable {
  /// Refuses the app an activity.
  case refused(ActivityID, ActivityError)
  /// An activity is in another phase from now on.
  case changed(ActivityID, ActivityPhase)
  /// Shows the content of an activity's call, by the number of the call: 0 is the start.
  case shown(ActivityID, content: Int32)
  /// The Dynamic Island shows these activities from now on (LA-12, LA-15).
  case island(attached: ActivityID?, detached: ActivityID?)
  /// Alerts the person to an activity (LA-13).
  case alerted(ActivityID, AlertPresentation)
  /// A tap on an activity led somewhere (LA-20).
  case led(ActivityID, Destination)
  /// Gives an activity a token to which pushes can be sent (LA-28).
  case tokenGiven(ActivityID)
}

/// What an alert shows of a Live Activity (LA-13).
public enum AlertPresentation: String, CaseIterable, Hashable, Sendable {
  /// The expanded presentation in the Dynamic Island.
  case expanded
  /// A banner, where there is no Dynamic Island.
  case banner
}

/// How far a Live Activity has come (LA-06).
public enum ActivityPhase: String, CaseIterable, Hashable, Sendable {
  /// It waits for the date of its start (LA-32).
  case pending
  /// It shows its content and takes updates.
  case active
  /// It takes updates, and its content is older than it should be (LA-07).
  case stale
  /// It shows its last content and takes no updates (LA-08).
  case ended
  /// It is no longer visible (LA-08).
  case dismissed
}

/// Why an app is refused a Live Activity; Apple's names (LA-33).
public enum ActivityError: String, CaseIterable, Hashable, Sendable {
  /// The system has no Live Activities.
  case unsupported
  /// The person has forbidden them (LA-04).
  case denied
  /// The app is not in the foreground (LA-03).
  case visibility
  /// Attributes and state have more bytes than allowed (LA-01).
  case attributesTooLarge
  /// The app has as many as it may (LA-05).
  case targetMaximumExceeded
}

extension ActivityEffect {
  /// The kind of the effect.
  var kind: EventKind {
    switch self {
    case .refused: .activityRefused
    case .changed: .activityChanged
    case .shown: .activityShown
    case .island: .islandChanged
    case .alerted: .activityAlerted
    case .led: .activityLed
    case .tokenGiven: .activityTokenGiven
    }
  }

  /// The activity that the effect is about, `nil` of one about several.
  public var activity: ActivityID? {
    switch self {
    case .refused(let id, _), .changed(let id, _), .shown(let id, _), .alerted(let id, _),
      .led(let id, _), .tokenGiven(let id):
      id
    case .island: nil
    }
  }

  /// Shows every field but the kind to an archive.
  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    switch self {
    case .refused(var id, var reason):
      try archive.identifier("activity", &id)
      try archive.choice("reason", &reason)
      self = .refused(id, reason)
    case .changed(var id, var phase):
      try archive.identifier("activity", &id)
      try archive.choice("phase", &phase)
      self = .changed(id, phase)
    case .shown(var id, var content):
      try archive.identifier("activity", &id)
      try archive.integer("content", &content, in: Int64(Int32.min)...Int64(Int32.max))
      self = .shown(id, content: content)
    case .island(let attached, let detached):
      var first = attached ?? ActivityID(-1)
      var second = detached ?? ActivityID(-1)
      try archive.identifier("attached", &first)
      try archive.identifier("detached", &second)
      self = .island(
        attached: first.number < 0 ? nil : first,
        detached: second.number < 0 ? nil : second
      )
    case .alerted(var id, var presentation):
      try archive.identifier("activity", &id)
      try archive.choice("presentation", &presentation)
      self = .alerted(id, presentation)
    case .led(var id, var destination):
      try archive.identifier("activity", &id)
      try archive.record("to", &destination)
      self = .led(id, destination)
    case .tokenGiven(var id):
      try archive.identifier("activity", &id)
      self = .tokenGiven(id)
    }
  }

  /// What the effect is called and what it says.
  var words: EventWords {
    switch self {
    case .refused(let id, let reason):
      EventWords(
        "activity refused: \(reason.rawValue.inWords)",
        "refuses activity \(id.number): \(reason.rawValue)",
        .runtime
      )
    case .changed(let id, let phase):
      EventWords(
        "activity \(phase.rawValue)",
        "activity \(id.number) is \(phase.rawValue)",
        .runtime
      )
    case .shown(let id, 0):
      EventWords("activity shown", "shows activity \(id.number) as it started", .display)
    case .shown(let id, let content):
      EventWords("activity shown", "shows update \(content) of activity \(id.number)", .display)
    case .island(nil, _):
      EventWords("island empty", "the Dynamic Island shows no activity", .display)
    case .island(let attached?, nil):
      EventWords("island changed", "the Dynamic Island shows activity \(attached.number)", .display)
    case .island(let attached?, let detached?):
      EventWords(
        "island changed",
        "the Dynamic Island shows activity \(attached.number), and \(detached.number) detached",
        .display
      )
    case .alerted(let id, .expanded):
      EventWords("activity alerts", "alerts to activity \(id.number), expanded", .display)
    case .alerted(let id, .banner):
      EventWords("activity alerts", "alerts to activity \(id.number) with a banner", .display)
    case .led(let id, let destination):
      EventWords(
        "activity tap leads on",
        "the tap on activity \(id.number) leads to \(destination.text)",
        .display
      )
    case .tokenGiven(let id):
      EventWords("activity has token", "gives activity \(id.number) a push token", .runtime)
    }
  }
}
