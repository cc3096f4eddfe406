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

  /// Moves to an instant, or to a later one before which nothing comes, and appends the answers that are due
  /// then.
  ///
  /// - Parameters:
  ///   - now: The instant, not later than ``nextInstant``.
  ///   - limit: The latest instant, `now` or later: the source hears of nothing before.
  ///   - answers: Where the answers go.
  /// - Returns: The instant that was reached: the first at which answers or side effects came, else one up to
  ///   the limit.
  mutating func advance(to now: Instant, until limit: Instant, answers: inout [Answer]) -> Instant

  /// The next answers with their instants, earliest first, at most so many; `nil` where nobody can know.
  ///
  /// They come whatever else happens, unless a new request is begun or a process is killed. Who knows them
  /// knows the trees, too, so that the number of a tap is the node's own.
  func foreseenAnswers(_ count: Int) -> [ForeseenAnswer]?

  /// Learns that nobody waits for a request's answer any more; the code may answer all the same.
  mutating func cancel(_ request: RequestID)

  /// Ends a widget's process: what it had begun is never answered.
  mutating func killProcess(of widget: WidgetID)

  /// The view trees that the answers so far mention, by ``ViewID``; it only grows.
  var views: [ViewTree] { get }

  /// Appends what the code did besides answering since the last call, oldest first.
  ///
  /// It is called after each ``advance(to:until:answers:)``, before the answers are delivered. A source that
  /// did something during ``begin(_:at:)`` has its ``nextInstant`` now.
  mutating func takeSideEffects(into sideEffects: inout [SourceSideEffect])

  /// Learns of something that happens to the phone, before the runtime does.
  mutating func notice(_ input: Input, at now: Instant, wall: WallDate)

  /// Learns what the runtime does about a Live Activity, whose app hears of it.
  mutating func notice(_ effect: ActivityEffect, at now: Instant)

  /// Whether a person finds a widget in the gallery in a family.
  ///
  /// What the gallery does not offer can neither be looked at nor placed: a stimulus that does so does
  /// nothing.
  func offers(_ widget: WidgetID, in family: Family) -> Bool

  /// The node that a tap means by a number, in the tree on display.
  ///
  /// Who writes a tap on real code cannot know its trees: there the number counts what a tap can hit.
  func node(_ number: Int32, in view: ViewID) -> Int32
}

extension TimelineSource {
  /// A script does nothing besides answering.
  public mutating func takeSideEffects(into sideEffects: inout [SourceSideEffect]) {}

  /// Nobody knows when code answers that really runs.
  public func foreseenAnswers(_ count: Int) -> [ForeseenAnswer]? { nil }

  /// A script's trees are known: the number is the node's own.
  public func node(_ number: Int32, in view: ViewID) -> Int32 { number }

  /// A script answers for every widget in every family.
  public func offers(_ widget: WidgetID, in family: Family) -> Bool { true }

  /// A script has no Live Activities of its own.
  public mutating func notice(_ effect: ActivityEffect, at now: Instant) {}

  /// A script does not look at the phone.
  public mutating func notice(_ input: Input, at now: Instant, wall: WallDate) {}
}

/// A side effect of a widget's code, with the request on which the code worked.
public struct SourceSideEffect: Hashable, Sendable {
  /// The request.
  public var request: RequestID

  /// What the code did.
  public var sideEffect: SideEffect

  /// The number of the kind that a reload call names, `nil` for one that no widget has.
  public var kind: Int?

  /// What it says to the runtime about Live Activities, in order.
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
  /// What the code says by it to the runtime, as an app does.
  public var calls: [Input] {
    switch sideEffect.kind {
    case .reloadCalled: [.reloadCalled(kind: kind ?? -1)]
    case .reloadAllCalled: [.reloadAllCalled]
    default: activities.map { .activities($0) }
    }
  }
}

/// An answer that is going to come.
public struct ForeseenAnswer: Hashable, Sendable {
  /// When it comes.
  public var instant: Instant

  /// What comes.
  public var answer: Answer

  /// Creates an answer that is going to come.
  public init(_ answer: Answer, at instant: Instant) {
    self.answer = answer
    self.instant = instant
  }
}
