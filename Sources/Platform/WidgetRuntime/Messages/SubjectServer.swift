import WidgetModel

/// The far side of a ``MessageSubject``: makes any subject speak in lines.
///
/// A subject that throws, and a line that is no message, are answered with
/// ``SubjectReply/failed(_:)``; after that, messages but a new `begin` are refused.
public struct SubjectServer<S: Subject> {
  /// The subject that is served.
  public private(set) var subject: S

  /// The version that it gives itself in place of the subject's own, if there is one.
  private let version: String?

  /// Whether the greeting says that it takes batches.
  private let takesBatches: Bool

  private var isRunning = false
  private var effects: [Effect] = []

  /// How many steps of a batch are taken before a reply; a subject that wakes for ever must not keep it.
  private static var mostSteps: Int { 1000 }

  /// Creates a server of a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - version: What the subject's greeting says in place of its own version, if anything.
  ///   - takesBatches: Whether the greeting says that several inputs may come in one message.
  public init(_ subject: S, version: String? = nil, takesBatches: Bool = true) {
    self.subject = subject
    self.version = version
    self.takesBatches = takesBatches
  }

  /// The answer to one line, `nil` when none is due.
  public mutating func answer(_ line: String) -> String? {
    var answer = MessageWriter()
    return self.answer(Array(line.utf8), into: &answer)
      ? String(decoding: answer.bytes, as: UTF8.self) : nil
  }

  /// Answers one line.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - writer: What gets the answer, without the end of its line.
  /// - Returns: Whether an answer is due.
  public mutating func answer(_ line: [UInt8], into writer: inout MessageWriter) -> Bool {
    do {
      guard let reply = try reply(to: SubjectMessage(line: line)) else { return false }
      writer.append(reply)
    } catch {
      isRunning = false
      writer.append(SubjectReply.failed("\(error)"))
    }
    return true
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
      var hello = try subject.begin(setup)
      if let version { hello.version = version }
      hello.takesBatches = takesBatches
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
    case .batch(let batch): return .steps(try steps(through: batch))
    case .end:
      try subject.end()
      isRunning = false
      return .ended
    }
    return nil
  }

  /// What the subject does at the inputs of a batch and in between, as far as nothing else can come.
  private mutating func steps(through batch: Lookahead) throws -> [SubjectStep] {
    var course = BatchCourse(batch)
    var steps: [SubjectStep] = []
    while steps.count < SubjectServer.mostSteps, let next = course.next(subject.nextWake) {
      var input = Input.woke
      if case .input(let coming) = next {
        input = coming.input
        if let timeline = coming.timeline, case .answered(_, .timeline(let id), _) = input {
          try subject.define(timeline, as: id)
        }
      }
      var step = SubjectStep(at: next.instant, effects: [], nextWake: .never)
      step.effects.reserveCapacity(4)
      try subject.receive(input, at: next.instant, effects: &step.effects)
      step.nextWake = subject.nextWake
      steps.append(step)
      course.note(step.effects, at: step.instant)
    }
    return steps
  }
}
