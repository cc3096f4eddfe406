import RunRecord
import WidgetModel

struct ActivityStanding {
  struct OpenStep {
    var line: ActivityStepLine
    /// The index of the input in the trace, -1 if time caused the step.
    let cause: Int
    /// The indices of all its events in the trace.
    var events: ClosedRange<Int>
    /// The input, `nil` if time caused the step.
    let input: Input?
    var obstacle: ActivityObstacle?
    var results: [String] = []
    /// True if it had the intended effect.
    var hasEffect = false
  }

  var line: ActivityLine
  /// The request of its app, or of the push that began it.
  var request = ActivityRequest()
  var steps: [OpenStep] = []
  var phase = ActivityStepLine.Phase.absent
  var place = ActivityStepLine.Place.none
  /// The number of the call whose content it shows, -1 for none.
  var content: Int64 = -1
  var timestamp = Instant.start
  var started = Instant.start
  /// The number of calls and pushes that gave it content.
  var calls: Int32 = 0
  var timestamps: [Instant] = []
  /// The dismissal policy of its end, and the clock's time of that call.
  var policy: (policy: DismissalPolicy, wall: WallDate)?

  /// True if a person can see it, or it is scheduled.
  var isPresent: Bool { phase != .absent }

  /// True if it accepts updates and has a place in the Dynamic Island.
  var isRunning: Bool { phase == .active || phase == .stale }

  /// True if it existed and no longer does.
  var isGone: Bool { line.startedAt >= 0 && phase == .absent }

  init(_ id: ActivityID) {
    line = ActivityLine()
    line.number = Int64(id.number)
  }

  /// Returns the index of the step to which an effect belongs, adding one if needed.
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
      // A call for another activity moved this one in the Dynamic Island.
      if case .activities = own { line.name = "island" }
      input = own
    }
    let first = cause >= 0 ? cause : index
    steps.append(OpenStep(line: line, cause: cause, events: first...index, input: input))
    return steps.count - 1
  }

  mutating func closeStep(_ step: Int, through index: Int) {
    steps[step].events = steps[step].events.lowerBound...max(index, steps[step].events.upperBound)
    steps[step].line.phase = phase
    steps[step].line.place = place
    steps[step].line.content = isPresent ? content : -1
  }
}

/// A reason why a call or push has no effect.
struct ActivityObstacle {
  let outcome: ActivityStepLine.Outcome
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
