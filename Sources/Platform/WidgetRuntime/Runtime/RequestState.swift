import WidgetModel

/// What the runtime knows of one request that it made.
public struct RequestState: Hashable, Sendable {
  /// What became of a request.
  public enum Outcome: UInt8, Hashable, Sendable {
    /// Nothing yet.
    case underWay
    /// An answer came in time and was right.
    case answered
    /// It failed.
    case failed
    /// Nobody waits for it: its placement was removed.
    case abandoned
  }

  /// What was asked for.
  public let kind: RequestKind
  /// The widget whose code was asked.
  public let widget: WidgetID
  /// The placement for which it was asked, `nil` in the gallery.
  public let placement: PlacementID?
  /// The toggle that was tapped, -1 when the request is no toggle's intent.
  public let node: Int32
  /// When it was asked.
  public let started: Instant
  /// When it is given up.
  public var givenUp: Instant
  /// What became of it.
  public var outcome = Outcome.underWay
}
