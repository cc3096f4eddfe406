import WidgetModel

/// The far end of a ``MessageSubject``: serves any subject line by line.
///
/// After an error or invalid line, it replies ``SubjectReply/failed(_:)`` until the next `begin`.
public struct SubjectServer<S: Subject> {
  /// The subject that is served.
  public private(set) var subject: S

  /// The version that replaces the subject's own, if any.
  private let version: String?

  /// True if the greeting announces support for batches.
  private let takesBatches: Bool

  private var isRunning = false
  private var effects: [Effect] = []

  /// The maximum number of steps in a reply, so that endless waking cannot delay it forever.
  private static var mostSteps: Int { 1000 }

  /// Creates a server; `version`, if any, replaces the subject's own in the greeting.
  public init(_ subject: S, version: String? = nil, takesBatches: Bool = true) {
    self.subject = subject
    self.version = version
    self.takesBatches = takesBatches
  }

  /// Returns the answer to one line, or `nil` if none is due.
  public mutating func answer(_ line: String) -> String? {
    var answer = MessageWriter()
    return self.answer(Array(line.utf8), into: &answer)
      ? String(decoding: answer.bytes, as: UTF8.self) : nil
  }

  /// Answers a line into a writer, both without the line's end; returns true if an answer is due.
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

  /// Answers lines, without their ends, until there are no more.
  ///
  /// `writeLine` writes at once; the errors of both functions are rethrown.
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

  /// Returns the subject's steps through a batch, up to the point where another input could come.
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
      course.record(step.effects, at: step.instant)
    }
    return steps
  }
}
