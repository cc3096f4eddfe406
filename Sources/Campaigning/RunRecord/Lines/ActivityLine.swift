import WidgetModel

/// The Live Activities of a run, for a picture of their lives.
public struct ActivitiesLine: Archivable {
  /// The lives in the order of their starts.
  public var lives: [ActivityLine] = []
  /// The number of lives that were left out because there were too many.
  public var omitted: Int64 = 0
  /// True if the phone has a Dynamic Island.
  public var hasIsland = false
  /// The end of the recorded time, in microseconds since the start.
  public var end: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.list("lives", &lives, limit: 1000)
    try archive.integer("omitted", &omitted, in: natural, default: 0)
    try archive.flag("hasIsland", &hasIsland)
    try archive.integer("end", &end, in: natural, default: 0)
  }
}

extension ActivitiesLine {
  /// Returns the same lives with indices into a part of the trace instead of all of it.
  public func pointing(into shown: Range<Int>) -> ActivitiesLine {
    var line = self
    for life in line.lives.indices {
      for step in line.lives[life].steps.indices {
        let event = Int(clamping: line.lives[life].steps[step].event)
        let place = shown.contains(event) ? event - shown.lowerBound : -1
        line.lives[life].steps[step].event = Int64(place)
      }
    }
    return line
  }
}

/// The life of one Live Activity; a number that an app uses again is a new life.
public struct ActivityLine: Archivable {
  /// The reason why an activity started, ended or left the screen.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// It has not happened.
    case none
    case app
    case push
    /// It reached its maximum age (LA-02).
    case age
    case person
    /// A transient activity ended as the person turned away (LA-31).
    case attention
    /// The person changed the setting of frequent pushes (LA-24).
    case setting
    /// Its app was deleted (AS-15).
    case deletion
    /// Its dismissal date was reached (LA-09).
    case date
    /// It had been over for the longest time that it may stay (LA-09).
    case limit
    /// No known reason.
    case unknown
  }

  /// The app's number of the activity.
  public var number: Int64 = 0
  /// The widget whose code declares it, empty if there is no real code.
  public var widget = ""
  /// The source of the start.
  public var start = Cause.none
  /// The reason for the end.
  public var end = Cause.none
  /// The reason for leaving the screen.
  public var departure = Cause.none
  /// The first instant of being pending or active, in microseconds since the start; -1 for never.
  public var startedAt: Int64 = -1
  /// The instant at which it ended, in microseconds since the start; -1 for never.
  public var endedAt: Int64 = -1
  /// The instant at which it left the screen, in microseconds since the start; -1 for never.
  public var leftAt: Int64 = -1
  /// The events of the life, in order.
  public var steps: [ActivityStepLine] = []
  /// The number of steps after the last one that were left out because there were too many.
  public var omitted: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let instants = -1...ClosedRange<Int64>.natural.upperBound
    try archive.integer("number", &number, in: -1...Int64(Int32.max), default: 0)
    try archive.text("widget", &widget, default: "")
    try archive.choice("start", &start)
    try archive.choice("end", &end)
    try archive.choice("departure", &departure)
    try archive.integer("startedAt", &startedAt, in: instants, default: -1)
    try archive.integer("endedAt", &endedAt, in: instants, default: -1)
    try archive.integer("leftAt", &leftAt, in: instants, default: -1)
    try archive.list("steps", &steps, limit: 100_000)
    try archive.integer("omitted", &omitted, in: .natural, default: 0)
  }
}

/// An event in the life of a Live Activity, and the activity's state after it.
public struct ActivityStepLine: Archivable {
  /// The source of a step.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case app
    case push
    case person
    /// Any other event of the phone.
    case phone
    case time
  }

  /// The outcome of a step.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    case taken
    /// The app got an error.
    case refused
    /// It had no effect in the activity's state.
    case ignored
    /// It reached no activity, or was given up on the way.
    case dropped
    /// It had no effect for no known reason.
    case unexplained
  }

  /// The state of an activity.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It does not exist.
    case absent
    /// It waits for the date of its start (LA-32).
    case pending
    /// It shows its content.
    case active
    /// Its content is older than it should be (LA-07).
    case stale
    /// It shows its last content (LA-08).
    case ended
  }

  /// The activity's place in the Dynamic Island (LA-15).
  public enum Place: String, CaseIterable, Hashable, Sendable {
    case none
    /// Alone, in the compact presentation.
    case compact
    /// Attached, in the minimal presentation, next to another one.
    case attached
    /// Detached, in the minimal presentation.
    case detached
  }

  /// The form of an alert (LA-13).
  public enum Alert: String, CaseIterable, Hashable, Sendable {
    case none
    case expanded
    case banner
  }

  /// The number of steps before this one that were left out because there were too many.
  public var omitted: Int64 = 0
  /// The instant, in microseconds since the start.
  public var at: Int64 = 0
  /// The index of the causing event in the finding's trace, -1 if the finding does not show it.
  public var event: Int64 = -1
  /// True if the step broke the clause.
  public var isBreaking = false
  /// The source of the step.
  public var source = Source.app
  /// The name of the step, such as `update`.
  public var name = ""
  /// A short description of the step.
  public var text = ""
  /// The outcome.
  public var outcome = Outcome.taken
  /// The outcome in words, with the reason if the step had no effect.
  public var result = ""
  /// The state after the step.
  public var phase = Phase.absent
  /// The place in the Dynamic Island after the step.
  public var place = Place.none
  /// The number of the call whose content it showed after the step: 0 for the start, -1 for none.
  public var content: Int64 = -1
  /// The form of the alert.
  public var alert = Alert.none

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.integer("omitted", &omitted, in: natural, default: 0)
    try archive.integer("at", &at, in: natural, default: 0)
    try archive.integer("event", &event, in: -1...Int64.max, default: -1)
    try archive.flag("isBreaking", &isBreaking)
    try archive.choice("source", &source)
    try archive.text("name", &name, default: "")
    try archive.text("text", &text, default: "")
    try archive.choice("outcome", &outcome)
    try archive.text("result", &result, default: "")
    try archive.choice("phase", &phase)
    try archive.choice("place", &place)
    try archive.integer("content", &content, in: -1...Int64(Int32.max), default: -1)
    try archive.choice("alert", &alert)
  }

  /// True if the activity is on the Lock Screen after the step: from start to dismissal (LA-08).
  public var isOnLockScreen: Bool { phase != .absent && phase != .pending }
}
