import WidgetModel

/// A clause that judges the timeline that is the first answer to each timeline request, and nothing else.
///
/// What real code made while the phone's clock was moved is not judged. So a verdict on a provider
/// depends on the request and the answer, never on what the runtime makes of it.
protocol FirstTimelineClause: ClauseChecker where Guard: TimelineReplyGuard {
  /// A clause with guards of its own has these among them.
  associatedtype Guard = FirstTimelineGuard

  /// Judges such an answer.
  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>)
}

/// Why a timeline goes unjudged as an answer.
protocol TimelineReplyGuard {
  /// Nothing is known of the request.
  static var unknownRequest: Self { get }
  /// The request was answered before.
  static var isLater: Self { get }
  /// The phone's clock was moved while real code worked on the request.
  static var isBetweenClocks: Self { get }
}

/// Why such a clause lets a timeline go unjudged.
enum FirstTimelineGuard: String, ClauseWord, TimelineReplyGuard {
  case unknownRequest = "a timeline for a request that is not known"
  case isLater = "a timeline that is not the first answer to its request"
  case isBetweenClocks = "a timeline that code made while the phone's clock was moved"
}

/// A timeline that is to be judged.
struct TimelineReply {
  private let known: UnsafePointer<RequestRecord>
  private let answer: UnsafePointer<KnownTimeline>

  /// What the code may take for now at the latest: a script's dates are counted from the request,
  /// real code reads the clock whenever it likes before it answers.
  let arrival: WallDate

  /// Reads both where they stand: they would be copied for each clause.
  init(
    _ request: UnsafePointer<RequestRecord>,
    _ timeline: UnsafePointer<KnownTimeline>,
    arrival: WallDate
  ) {
    known = request
    answer = timeline
    self.arrival = arrival
  }

  /// The request as it is known.
  var request: RequestRecord { _read { yield known.pointee } }

  /// The timeline.
  var timeline: KnownTimeline { _read { yield answer.pointee } }

  /// How the dates of the timeline's entries lie.
  var shape: TimelineShape { _read { yield answer.pointee.shape } }
}

extension FirstTimelineClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { judge(event, check) }

  /// Judges an event that is such an answer; any other is of no concern.
  func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .timeline(let number), _)) = event.body else { return }
    guard let request = check.state.requests.address(of: id) else {
      return check.letPass(.unknownRequest)
    }
    guard request.pointee.kind == .timeline, let timeline = check.state.address(of: number)
    else { return }
    if check.skips(.isLater, if: request.pointee.answers != 0) { return }
    let isBetweenClocks = check.state.isBetweenClocks(request.pointee, event)
    if check.skips(.isBetweenClocks, if: isBetweenClocks) { return }
    let arrival = check.state.isRealCode ? event.wall : request.pointee.wall
    judge(TimelineReply(request, timeline, arrival: arrival), check)
  }
}

extension ClauseCheck {
  /// Records a violation on a timeline; its place is the timeline's if none is given.
  func violated(
    _ violation: Checker.Violation,
    by reply: TimelineReply,
    place: SourcePlace? = nil,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    violated(
      violation,
      placement: reply.request.subject.placement,
      request: reply.request.id,
      place: place ?? reply.timeline.place,
      comparing: comparison(),
      message()
    )
  }
}
