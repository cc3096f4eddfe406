import RunRecord
import WidgetModel

/// How one Live Activity stands while its trace is read.
struct ActivityStanding {
  /// A step in the making: something that came, with the effects that it had.
  struct OpenStep {
    /// What is told of it.
    var line: ActivityStepLine
    /// The place of what came in the trace, -1 where time alone brought it.
    let cause: Int
    /// The places of all its events in the trace.
    var events: ClosedRange<Int>
    /// What came, `nil` where time alone brought it.
    let input: Input?
    /// What is known to keep it from having its effect, `nil` for nothing.
    var obstacle: ActivityObstacle?
    /// What came of it, a few words each.
    var results: [String] = []
    /// Whether it had the effect for which it came.
    var hasEffect = false
  }

  /// What is told of its life.
  var line: ActivityLine
  /// How its app asked for it, or its push began it.
  var request = ActivityRequest()
  /// The steps so far.
  var steps: [OpenStep] = []
  /// How far it has come.
  var phase = ActivityStepLine.Phase.absent
  /// Where it stands in the Dynamic Island.
  var place = ActivityStepLine.Place.none
  /// Whose content it shows.
  var content: Int64 = -1
  /// How old the content is that it shows.
  var timestamp = Instant.start
  /// When it began to be active.
  var started = Instant.start
  /// How many calls and pushes gave it content.
  var calls: Int32 = 0
  /// The timestamps of these calls.
  var timestamps: [Instant] = []
  /// For how long it was to stay once it ended, and the clock's time of that word.
  var policy: (policy: DismissalPolicy, wall: WallDate)?

  /// Whether a person can see it, or its app waits for its start.
  var isPresent: Bool { phase != .absent }

  /// Whether it takes updates and has a place in the Dynamic Island.
  var isRunning: Bool { phase == .active || phase == .stale }

  /// Whether it was there and is no longer.
  var isGone: Bool { line.startedAt >= 0 && phase == .absent }

  init(_ id: ActivityID) {
    line = ActivityLine()
    line.number = Int64(id.number)
  }

  /// The number of the step to which an effect belongs, a new one where nothing began one.
  mutating func step(of cause: Int, _ event: TraceEvent, at index: Int, in trace: Trace) -> Int {
    if let last = steps.last, last.cause == cause, last.line.at == event.instant.microseconds {
      return steps.count - 1
    }
    var line = ActivityStepLine()
    line.at = event.instant.microseconds
    line.source = .time
    var input: Input?
    if trace.events.indices.contains(cause), case .input(let own) = trace.events[cause].body {
      let words = trace.events[cause].words(in: trace)
      (line.source, line.name, line.text) = (.phone, words.name, words.text)
      // What is said of another activity moves this one in the Dynamic Island.
      if case .activities = own { line.name = "island" }
      input = own
    }
    let first = cause >= 0 ? cause : index
    steps.append(OpenStep(line: line, cause: cause, events: first...index, input: input))
    return steps.count - 1
  }

  /// Notes how it stands after a step.
  mutating func settle(_ step: Int, through index: Int) {
    steps[step].events = steps[step].events.lowerBound...max(index, steps[step].events.upperBound)
    steps[step].line.phase = phase
    steps[step].line.place = place
    steps[step].line.content = isPresent ? content : -1
  }
}

/// What keeps a call or push from having its effect.
struct ActivityObstacle {
  /// What becomes of it.
  let outcome: ActivityStepLine.Outcome
  /// Why.
  let reason: String

  static func ignored(_ reason: String) -> ActivityObstacle {
    ActivityObstacle(outcome: .ignored, reason: reason)
  }

  static func dropped(_ reason: String) -> ActivityObstacle {
    ActivityObstacle(outcome: .dropped, reason: reason)
  }

  static func refused(_ reason: String) -> ActivityObstacle {
    ActivityObstacle(outcome: .refused, reason: reason)
  }
}
