import WidgetModel

/// The state of one request.
public struct RequestState: Hashable, Sendable {
  /// The outcome of a request.
  public enum Outcome: UInt8, Hashable, Sendable {
    case underWay
    /// A correct answer came in time.
    case answered
    case failed
    /// Nobody waits for it, because its placement or control was removed.
    case abandoned
  }

  /// The kind of request.
  public let kind: RequestKind
  /// The widget whose code was asked.
  public let widget: WidgetID
  /// The placement for which it was made, or `nil` in the gallery.
  public let placement: PlacementID?
  /// The toggle that was tapped, or -1 if the request is not for a toggle's intent.
  public let node: Int32
  /// The instant of the request.
  public let started: Instant
  /// The instant at which it is given up.
  public var givenUp: Instant
  /// The outcome so far.
  public var outcome = Outcome.underWay
}
