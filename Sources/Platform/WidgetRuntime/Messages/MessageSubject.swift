import WidgetModel

/// A subject on the other side of a pair of functions that send and receive lines.
///
/// What those do, and who is over there, is the caller's affair: a process behind pipes, a socket,
/// or ``SubjectServer`` in the same process.
public struct MessageSubject: Subject {
  private let send: (String) throws -> Void
  private let receive: () throws -> String?

  /// When the subject said that it wants to be woken.
  public private(set) var nextWake = Instant.never

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - send: Sends one line, without its end.
  ///   - receive: Waits for a line; `nil` when no more will come.
  public init(
    send: @escaping (String) throws -> Void,
    receive: @escaping () throws -> String?
  ) {
    self.send = send
    self.receive = receive
  }

  /// Sends the setup and waits for the greeting.
  public mutating func begin(_ setup: Setup) throws -> Hello {
    nextWake = .never
    try say(.begin(setup))
    let (reply, line) = try hear()
    guard case .hello(let hello) = reply else {
      throw MessageError("the subject should have said hello", message: line)
    }
    return hello
  }

  /// Sends a view.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws { try say(.view(id, view)) }

  /// Sends a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try say(.timeline(id, timeline))
  }

  /// Sends an input and waits for its effects.
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    try say(.input(input, at: now))
    let (reply, line) = try hear()
    guard case .effects(let new, let wake) = reply else {
      throw MessageError("the subject should have listed its effects", message: line)
    }
    effects.append(contentsOf: new)
    nextWake = wake
  }

  /// Sends the end and waits until the subject has noticed.
  public mutating func end() throws {
    try say(.end)
    let (reply, line) = try hear()
    guard reply == .ended else {
      throw MessageError("the subject should have ended the run", message: line)
    }
  }

  private func say(_ message: SubjectMessage) throws { try send(message.json.description) }

  private func hear() throws -> (SubjectReply, String) {
    guard let line = try receive() else {
      throw MessageError("the subject went away without a reply")
    }
    let reply: SubjectReply
    do {
      reply = try SubjectReply(JSON(parsing: line))
    } catch {
      throw MessageError("the subject's reply cannot be read: \(error)", message: line)
    }
    if case .failed(let reason) = reply {
      throw MessageError("the subject gave up: \(reason)")
    }
    return (reply, line)
  }
}
