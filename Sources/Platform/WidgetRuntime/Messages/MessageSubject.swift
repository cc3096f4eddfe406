import WidgetModel

/// A subject on the other side of a channel.
///
/// What that is, and who is over there, is the caller's affair: a process behind pipes, a socket,
/// or ``SubjectServer`` in the same process. What the subject says is held to what it was told: an effect
/// of a kind that it said it would not report, of a placement, request, timeline or entry that there is not, and
/// a wake in the past are errors.
public struct MessageSubject<Channel: MessageChannel>: Subject {
  private let channel: Channel
  private var known = KnownNames()

  /// When the subject said that it wants to be woken.
  public private(set) var nextWake = Instant.never

  /// Creates a subject on the other side of a channel.
  public init(_ channel: Channel) { self.channel = channel }

  /// Sends the setup and waits for the greeting.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    nextWake = .never
    try channel.send(.begin(setup))
    let (reply, line) = try hear("hello")
    guard case .hello(let hello) = reply else {
      throw MessageError("the subject should have said hello", message: MessageSubject.text(line))
    }
    known.begin(setup, observations: hello.observations)
    return hello
  }

  /// Sends a view.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try channel.send(.view(id, view))
  }

  /// Sends a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    known.note(timeline)
    try channel.send(.timeline(id, timeline))
  }

  /// Sends an input and waits for its effects.
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    try channel.send(.input(input, at: now))
    let (reply, line) = try hear("effects")
    guard case .effects(let new, let wake) = reply else {
      throw MessageError(
        "the subject should have listed its effects",
        message: MessageSubject.text(line)
      )
    }
    for effect in new {
      if let problem = known.problem(of: effect) {
        throw MessageError(
          "the subject's effects make no sense: \(problem)",
          message: MessageSubject.text(line)
        )
      }
    }
    guard wake >= now else {
      throw MessageError(
        "the subject wants to be woken at \(wake), before the present instant \(now); leave wake out "
          + "when nothing is due",
        message: MessageSubject.text(line)
      )
    }
    effects.append(contentsOf: new)
    nextWake = wake
  }

  /// Sends the end and waits until the subject has noticed.
  public mutating func end() throws {
    try channel.send(.end)
    let (reply, line) = try hear("ended")
    guard reply == .ended else {
      throw MessageError(
        "the subject should have ended the run",
        message: MessageSubject.text(line)
      )
    }
  }

  private func hear(_ expected: String) throws -> (SubjectReply, [UInt8]) {
    guard let line = try channel.receive() else {
      throw MessageError("the subject went away without a reply; \(expected) was due")
    }
    let reply: SubjectReply
    do {
      reply = try SubjectReply(line: line)
    } catch {
      throw MessageError(
        "the subject's reply cannot be read: \(error)",
        message: MessageSubject.text(line)
      )
    }
    if case .failed(let reason) = reply {
      throw MessageError("the subject gave up: \(reason)")
    }
    return (reply, line)
  }

  /// The beginning of a line as text; the rest of a long one would not be shown.
  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(1000), as: UTF8.self)
  }
}

extension MessageSubject where Channel == LineFunctions {
  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - send: Sends one line, without its end.
  ///   - receive: Waits for a line; `nil` when no more will come.
  public init(
    send: @escaping (String) throws -> Void,
    receive: @escaping () throws -> String?
  ) {
    self.init(LineFunctions(send: send, receive: receive))
  }
}
