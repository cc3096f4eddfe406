import WidgetModel

/// The far side of a ``MessageSubject``: makes any subject speak in lines.
///
/// A subject that throws, and a line that is no message, are answered with
/// ``SubjectReply/failed(_:)``; after that, messages but a new `begin` are refused.
public struct SubjectServer<S: Subject> {
  /// The subject that is served.
  public private(set) var subject: S

  private var isRunning = false
  private var effects: [Effect] = []

  /// Creates a server of a subject.
  public init(_ subject: S) { self.subject = subject }

  /// The answer to one line, `nil` when none is due.
  public mutating func answer(_ line: String) -> String? {
    do {
      return try reply(to: SubjectMessage(JSON(parsing: line)))?.json.description
    } catch {
      isRunning = false
      return SubjectReply.failed("\(error)").json.description
    }
  }

  /// Answers line after line until there are no more.
  ///
  /// - Parameters:
  ///   - readLine: Waits for a line; `nil` when no more will come.
  ///   - writeLine: Writes a line, without its end, at once.
  /// - Throws: What the two functions throw.
  public mutating func serve(
    readLine: () throws -> String?,
    writeLine: (String) throws -> Void
  ) throws {
    while let line = try readLine() {
      if let answer = answer(line) { try writeLine(answer) }
    }
  }

  private mutating func reply(to message: SubjectMessage) throws -> SubjectReply? {
    if case .begin(let setup) = message {
      let hello = try subject.begin(setup)
      isRunning = true
      return .hello(hello)
    }
    guard isRunning else { throw MessageError("no run has begun") }
    switch message {
    case .begin: return nil
    case .view(let id, let view): try subject.define(view, as: id)
    case .timeline(let id, let timeline): try subject.define(timeline, as: id)
    case .input(let input, let instant):
      effects.removeAll(keepingCapacity: true)
      try subject.receive(input, at: instant, effects: &effects)
      return .effects(effects, nextWake: subject.nextWake)
    case .end:
      try subject.end()
      isRunning = false
      return .ended
    }
    return nil
  }
}
