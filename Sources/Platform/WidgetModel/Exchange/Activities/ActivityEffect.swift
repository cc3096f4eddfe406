/// A visible action of a runtime on Live Activities.
public enum ActivityEffect: Hashable, Sendable {
  case refused(ActivityID, ActivityError)
  case changed(ActivityID, ActivityPhase)
  /// Shows the content of one of the activity's calls, by number: 0 is the start.
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

/// The presentation that an alert of a Live Activity uses (LA-13).
public enum AlertPresentation: String, CaseIterable, Hashable, Sendable {
  /// The expanded presentation in the Dynamic Island.
  case expanded
  /// A banner, where there is no Dynamic Island.
  case banner
}

/// A phase in the life of a Live Activity (LA-06).
public enum ActivityPhase: String, CaseIterable, Hashable, Sendable {
  /// Waits for the date of its start (LA-32).
  case pending
  /// Shows its content and accepts updates.
  case active
  /// Accepts updates; its content is past its stale date (LA-07).
  case stale
  /// Shows its last content and accepts no updates (LA-08).
  case ended
  /// Is no longer visible (LA-08).
  case dismissed
}

/// The reason that an app is refused a Live Activity, by Apple's names (LA-33).
public enum ActivityError: String, CaseIterable, Hashable, Sendable {
  /// The system has no Live Activities.
  case unsupported
  /// The person has forbidden them (LA-04).
  case denied
  /// The app is not in the foreground (LA-03).
  case visibility
  /// Attributes and state have more bytes than allowed (LA-01).
  case attributesTooLarge
  /// The app already has the maximum number of activities (LA-05).
  case targetMaximumExceeded
}

extension ActivityEffect {
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

  /// The activity that the effect is about, or `nil` if it concerns several.
  public var activity: ActivityID? {
    switch self {
    case .refused(let id, _), .changed(let id, _), .shown(let id, _), .alerted(let id, _),
      .led(let id, _), .tokenGiven(let id):
      id
    case .island: nil
    }
  }

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
