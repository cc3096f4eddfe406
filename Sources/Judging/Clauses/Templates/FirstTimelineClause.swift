import WidgetModel

/// A clause that judges only timelines that are the first answer to their request.
///
/// Real code's are not judged if the phone's clock was moved meanwhile. So a verdict never depends
/// on the runtime's reaction.
protocol FirstTimelineClause: ClauseChecker where Guard: TimelineReplyGuard {
  /// The guards; a clause with guards of its own includes these.
  associatedtype Guard = FirstTimelineGuard

  /// Judges such an answer.
  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>)
}

/// The guards of a clause that judges timelines.
protocol TimelineReplyGuard {
  static var unknownRequest: Self { get }
  static var isLater: Self { get }
  /// The phone's clock was moved while real code worked on the request.
  static var isBetweenClocks: Self { get }
}

enum FirstTimelineGuard: String, ClauseWord, TimelineReplyGuard {
  case unknownRequest = "a timeline for an unknown request"
  case isLater = "a timeline that is not the first answer to its request"
  case isBetweenClocks = "a timeline that code made while the phone's clock was moved"
}

/// A timeline to judge, whose pointers are valid until the next event.
struct TimelineReply {
  private let known: UnsafePointer<RequestRecord>
  private let answer: UnsafePointer<KnownTimeline>

  /// The latest date that the code may regard as now: the request's for a script; real code may
  /// read the clock at any time before it answers.
  let arrival: WallDate

  /// Creates a reply that reads both in place, because each clause would copy them otherwise.
  init(
    _ request: UnsafePointer<RequestRecord>,
    _ timeline: UnsafePointer<KnownTimeline>,
    arrival: WallDate
  ) {
    known = request
    answer = timeline
    self.arrival = arrival
  }

  /// The observed state of the request.
  var request: RequestRecord { _read { yield known.pointee } }

  var timeline: KnownTimeline { _read { yield answer.pointee } }

  /// The properties of the entries' dates.
  var shape: TimelineShape { _read { yield answer.pointee.shape } }
}

extension FirstTimelineClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { judge(event, check) }

  /// Judges an event if it is such an answer.
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
  /// Records a violation by a timeline; the default place is the timeline's.
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
