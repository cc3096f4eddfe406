/// One thing that happened in a run: an input of the harness or an effect of the subject.
public struct TraceEvent: Hashable, Sendable {
  /// What happened.
  public enum Body: Hashable, Sendable {
    /// The subject was told something.
    case input(Input)
    /// The subject did something.
    case effect(Effect)
  }

  /// When it happened.
  public var instant: Instant

  /// What the phone's wall clock showed, after the event if the event moved it.
  public var wall: WallDate

  /// The place of the event that caused it in the trace, -1 for a stimulus of the workload.
  public var cause: Int32

  /// What happened.
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
