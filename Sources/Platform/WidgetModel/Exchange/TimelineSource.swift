/// The widgets' code as the simulation sees it: requests go in, answers come out later.
///
/// A request may be answered never, once or several times, at the instant to which the source was
/// advanced, never during ``begin(_:at:)``. Generated and real widgets look alike.
public protocol TimelineSource {
  mutating func begin(_ request: Request, at now: Instant)

  /// The instant of the next answer, or ``Instant/never`` if none is coming.
  var nextInstant: Instant { get }

  /// Moves to `now`, or on to at most `limit` while nothing happens, and appends the due answers.
  ///
  /// `now` is at most ``nextInstant``, and nothing is sent before `limit`. Returns the instant
  /// reached: that of the first answers or side effects, if any came.
  mutating func advance(to now: Instant, until limit: Instant, answers: inout [Answer]) -> Instant

  /// Returns the next `count` answers at most with their instants, earliest first, or `nil` if they
  /// cannot be known.
  ///
  /// They come regardless of other events, unless a new request begins or a process is killed. A
  /// source that knows its answers also knows its trees, so the number of a tap is the node's own.
  func foreseenAnswers(_ count: Int) -> [ForeseenAnswer]?

  /// Cancels the wait for a request's answer; the code may still answer.
  mutating func cancel(_ request: RequestID)

  /// Ends a widget's process; its pending requests are never answered.
  mutating func killProcess(of widget: WidgetID)

  /// The view trees that the answers so far mention, by ``ViewID``; it only grows.
  var views: [ViewTree] { get }

  /// Appends the side effects since the last call, oldest first, before the answers are delivered.
  ///
  /// A source with side effects during ``begin(_:at:)`` has its ``nextInstant`` now.
  mutating func takeSideEffects(into sideEffects: inout [SourceSideEffect])

  /// Handles a change of the phone before the runtime receives it.
  mutating func notice(_ input: Input, at now: Instant, wall: WallDate)

  /// Handles an effect of the runtime on a Live Activity, which its app can observe.
  mutating func notice(_ effect: ActivityEffect, at now: Instant)

  /// Returns true if the gallery offers a widget in a family; without it a stimulus does nothing.
  func offers(_ widget: WidgetID, in family: Family) -> Bool

  /// Returns the node that a tap's number means; for real code it counts the nodes that can be hit.
  func node(_ number: Int32, in view: ViewID) -> Int32
}

extension TimelineSource {
  /// Does nothing, because a script has no side effects.
  public mutating func takeSideEffects(into sideEffects: inout [SourceSideEffect]) {}

  /// Returns `nil`, because it is unknown when real code answers.
  public func foreseenAnswers(_ count: Int) -> [ForeseenAnswer]? { nil }

  /// Returns the number, because a script's trees are known and the number is the node's own.
  public func node(_ number: Int32, in view: ViewID) -> Int32 { number }

  /// Returns true: a script answers for every widget in every family.
  public func offers(_ widget: WidgetID, in family: Family) -> Bool { true }

  /// Does nothing, because a script has no Live Activities of its own.
  public mutating func notice(_ effect: ActivityEffect, at now: Instant) {}

  /// Does nothing, because a script does not observe the phone.
  public mutating func notice(_ input: Input, at now: Instant, wall: WallDate) {}
}

/// A side effect of a widget's code, with the request that the code worked on.
public struct SourceSideEffect: Hashable, Sendable {
  /// The request.
  public var request: RequestID

  /// The side effect itself.
  public var sideEffect: SideEffect

  /// The number of the kind that a reload call names, or `nil` if no widget has it.
  public var kind: Int?

  /// The resulting inputs about Live Activities, in order.
  public var activities: [ActivityInput]

  /// Creates a side effect.
  public init(
    _ sideEffect: SideEffect,
    during request: RequestID,
    kind: Int? = nil,
    activities: [ActivityInput] = []
  ) {
    self.sideEffect = sideEffect
    self.request = request
    self.kind = kind
    self.activities = activities
  }
}

extension SourceSideEffect {
  /// The calls that the runtime receives because of it, as from an app.
  public var calls: [Input] {
    switch sideEffect.kind {
    case .reloadCalled: [.reloadCalled(kind: kind ?? -1)]
    case .reloadAllCalled: [.reloadAllCalled]
    default: activities.map { .activities($0) }
    }
  }
}

/// A future answer.
public struct ForeseenAnswer: Hashable, Sendable {
  /// The instant at which it comes.
  public var instant: Instant

  /// The answer.
  public var answer: Answer

  /// Creates a future answer.
  public init(_ answer: Answer, at instant: Instant) {
    self.answer = answer
    self.instant = instant
  }
}
