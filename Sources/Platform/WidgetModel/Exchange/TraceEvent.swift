/// One event of a run: an input of the harness or an effect of the subject.
public struct TraceEvent: Hashable, Sendable {
  /// The content of an event.
  public enum Body: Hashable, Sendable {
    case input(Input)
    case effect(Effect)
  }

  /// The time of the event.
  public var instant: Instant

  /// The date on the phone's wall clock, after the event if the event moved it.
  public var wall: WallDate

  /// The index in the trace of the event that caused it, or -1 for a stimulus of the workload.
  public var cause: Int32

  /// The content of the event.
  public var body: Body

  /// Creates an event.
  public init(instant: Instant, wall: WallDate, cause: Int32, body: Body) {
    self.instant = instant
    self.wall = wall
    self.cause = cause
    self.body = body
  }

  /// The kind of the event.
  public var kind: EventKind {
    switch body {
    case .input(let input): input.kind
    case .effect(let effect): effect.kind
    }
  }
}
