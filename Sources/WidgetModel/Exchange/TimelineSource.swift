/// The widgets' code, as the simulation meets it: requests go in, answers come out later.
///
/// A request may be answered never, once or several times, at once or much later; neither the
/// runtime nor the clauses can tell generated widgets from real ones. A source answers a request at
/// the instant to which it was advanced, never during ``begin(_:at:)``.
public protocol TimelineSource {
  /// Takes a request up.
  mutating func begin(_ request: Request, at now: Instant)

  /// The instant of the next answer, ``Instant/never`` when none is coming.
  var nextInstant: Instant { get }

  /// Moves to an instant and appends the answers that are due then.
  ///
  /// - Precondition: `now` is not later than ``nextInstant``.
  mutating func advance(to now: Instant, answers: inout [Answer])

  /// Learns that nobody waits for a request's answer any more; the code may answer all the same.
  mutating func cancel(_ request: RequestID)

  /// Ends a widget's process: what it had begun is never answered.
  mutating func killProcess(of widget: WidgetID)

  /// The view trees that the answers so far mention, by ``ViewID``; it only grows.
  var views: [ViewTree] { get }
}
