import WidgetModel

/// The Live Activities of a run, as a picture shows their lives.
public struct ActivitiesLine: Archivable {
  /// The lives in the order in which they began.
  public var lives: [ActivityLine] = []
  /// The lives that were left out because there were too many.
  public var omitted: Int64 = 0
  /// Whether the phone has a Dynamic Island.
  public var hasIsland = false
  /// The instant up to which the lives are told, in microseconds since the start.
  public var end: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
    try archive.list("lives", &lives, limit: 1000)
    try archive.integer("omitted", &omitted, in: natural, default: 0)
    try archive.flag("hasIsland", &hasIsland)
    try archive.integer("end", &end, in: natural, default: 0)
  }
}

extension ActivitiesLine {
  /// The same lives with steps that point into a part of the trace, where they pointed into all of it.
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

/// The life of one Live Activity: from what asked for it to what took it away.
///
/// An app may use a number again once its activity is gone; that is another life.
public struct ActivityLine: Archivable {
  /// Why an activity ended, or left the screen.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// It has not.
    case none
    /// Its app said so.
    case app
    /// A push said so.
    case push
    /// It was of age (LA-02).
    case age
    /// A person swiped it away (LA-08).
    case person
    /// It went with the person's attention (LA-31).
    case attention
    /// The person turned the setting of frequent pushes (LA-24).
    case setting
    /// Its app was deleted (AS-15).
    case deletion
    /// The date of its dismissal came (LA-09).
    case date
    /// It had been over for as long as it may stay (LA-09).
    case limit
    /// Nothing that is known of.
    case unknown
  }

  /// The number under which the app keeps it.
  public var number: Int64 = 0
  /// The widget whose code has it, empty where no real code does.
  public var widget = ""
  /// Who started it.
  public var start = Cause.none
  /// Why it ended.
  public var end = Cause.none
  /// Why it left the screen.
  public var departure = Cause.none
  /// When it was first there, pending or active, in microseconds since the start; -1 for never.
  public var startedAt: Int64 = -1
  /// When it ended, -1 for never.
  public var endedAt: Int64 = -1
  /// When it left the screen, -1 for never.
  public var leftAt: Int64 = -1
  /// What happened to it, in order.
  public var steps: [ActivityStepLine] = []
  /// The steps after the last one that were left out because there were too many.
  public var omitted: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let instants = -1...Int64.max
    try archive.integer("number", &number, in: -1...Int64(Int32.max), default: 0)
    try archive.text("widget", &widget, default: "")
    try archive.choice("start", &start)
    try archive.choice("end", &end)
    try archive.choice("departure", &departure)
    try archive.integer("startedAt", &startedAt, in: instants, default: -1)
    try archive.integer("endedAt", &endedAt, in: instants, default: -1)
    try archive.integer("leftAt", &leftAt, in: instants, default: -1)
    try archive.list("steps", &steps, limit: 100_000)
    try archive.integer("omitted", &omitted, in: 0...Int64.max, default: 0)
  }
}

/// Something that happened to a Live Activity, and how it stood afterwards.
public struct ActivityStepLine: Archivable {
  /// Whose doing it is.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The app's call.
    case app
    /// A push.
    case push
    /// A person's gesture.
    case person
    /// What else happens to the phone.
    case phone
    /// Time alone.
    case time
  }

  /// What came of it.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// It had its effect.
    case taken
    /// The app was told that it may not.
    case refused
    /// It had no effect, as the activity stands.
    case ignored
    /// It reached nothing, or was given up on the way.
    case dropped
    /// It had no effect, and nothing that is known of says why.
    case unexplained
  }

  /// How far the activity has come.
  public enum Phase: String, CaseIterable, Hashable, Sendable {
    /// It is not there.
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

  /// Where it stands in the Dynamic Island (LA-15).
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// Not in it.
    case none
    /// Alone, in the compact presentation.
    case compact
    /// Attached, in the minimal presentation, beside another one.
    case attached
    /// Detached, in the minimal presentation.
    case detached
  }

  /// How the person is alerted to it (LA-13).
  public enum Alert: String, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case none
    /// By the expanded presentation.
    case expanded
    /// By a banner.
    case banner
  }

  /// The steps before this one that were left out because there were too many.
  public var omitted: Int64 = 0
  /// When it happened, in microseconds since the start.
  public var at: Int64 = 0
  /// The place in the finding's trace of what began it, -1 where that is not among what the finding shows.
  public var event: Int64 = -1
  /// Whether the clause broke by it.
  public var isBreaking = false
  /// Whose doing it is.
  public var source = Source.app
  /// What it is called, such as `update`.
  public var name = ""
  /// What happened, in a few words.
  public var text = ""
  /// What came of it.
  public var outcome = Outcome.taken
  /// What came of it in words, with the reason where it had no effect.
  public var result = ""
  /// How far the activity had come afterwards.
  public var phase = Phase.absent
  /// Where it stood in the Dynamic Island afterwards.
  public var place = Place.none
  /// Whose content it showed afterwards: 0 for that of its start, a call's number for another, -1 for none.
  public var content: Int64 = -1
  /// How the person was alerted to it.
  public var alert = Alert.none

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
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

  /// Whether it stands on the Lock Screen afterwards: there it is from its start until it is dismissed (LA-08).
  public var isOnLockScreen: Bool { phase != .absent && phase != .pending }
}
