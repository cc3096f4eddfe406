import WidgetModel
import WidgetRuntime

/// A runtime in a process of its own, for one run.
///
/// After any trouble the process is killed, and the next run begins with another one.
struct ChildSubject: Subject {
  private let holder: ChildHolder
  private var subject: MessageSubject<ChildProcess>?

  init(_ holder: ChildHolder) { self.holder = holder }

  var nextWake: Instant { subject?.nextWake ?? .never }

  mutating func begin(_ setup: Setup) throws -> Hello {
    let child = try holder.beginRun()
    subject = MessageSubject(child)
    let hello = try speaking { try $0.begin(setup) }
    guard hello.observations == holder.observations else {
      throw holder.drop(because: ChildError.otherObservations)
    }
    return hello
  }

  mutating func define(_ view: ViewTree, as id: ViewID) throws {
    try speaking { try $0.define(view, as: id) }
  }

  mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    try speaking { try $0.define(timeline, as: id) }
  }

  var looksAhead: Bool { subject?.looksAhead ?? false }

  mutating func foresee(_ foresight: Lookahead) { subject?.foresee(foresight) }

  mutating func foresee(run: Lookahead) { subject?.foresee(run: run) }

  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    try speaking { try $0.receive(input, at: now, effects: &effects) }
  }

  mutating func end() throws {
    try speaking { try $0.end() }
    try holder.endRun()
  }

  private mutating func speaking<Result>(
    _ body: (inout MessageSubject<ChildProcess>) throws -> Result
  ) throws -> Result {
    guard var speaker = subject else { throw MessageError("no run has begun") }
    // What is taken out is not copied.
    subject = nil
    defer { subject = speaker }
    do { return try body(&speaker) } catch { throw holder.drop(because: error) }
  }
}

/// The child process of one worker.
final class ChildHolder {
  /// What the subject said at first that it reports.
  let observations: EventKinds

  private let command: ChildCommand
  private var child: ChildProcess?
  private var isInRun = false

  /// The runs in a row that came to no end, where they are counted.
  private var troubles = 0
  private var limit: Int?

  init(_ command: ChildCommand, observations: EventKinds) {
    self.command = command
    self.observations = observations
  }

  deinit { endChild() }

  /// Prepares for a series, which begins with a new process.
  ///
  /// What its cases show then depends on none of another series. Single runs, which shrinking makes, are given up after
  /// some troubles in a row.
  func begin(_ series: CaseSeries) {
    endChild()
    troubles = 0
    limit = series == .single ? SubjectUnderTest.patienceWithChildren : nil
  }

  /// A child that waits for a run to begin.
  func beginRun() throws -> ChildProcess {
    if let limit, troubles >= limit { throw ChildError.givenUp(runs: troubles) }
    // A run that was not ended was given up by the simulation; the child knows nothing of that.
    if isInRun { dropChild() }
    let next = try child ?? command.start()
    child = next
    next.beginRun()
    isInRun = true
    return next
  }

  /// Keeps the child for the next run.
  func endRun() throws {
    do { try child?.checkSilence() } catch { throw drop(because: error) }
    isInRun = false
    troubles = 0
  }

  /// Ends the child on account of an error.
  ///
  /// - Returns: The error with what was said last.
  func drop(because error: any Error) -> any Error {
    let said = child?.tail.lines ?? []
    troubles += 1
    dropChild()
    return ChildFailure(reason: error, said: said)
  }

  /// Lets the child end of its own accord, unless it is in the middle of a run.
  private func endChild() {
    if !isInRun { _ = child?.end(within: ChildCommand.farewell) }
    dropChild()
  }

  private func dropChild() {
    child?.kill()
    child = nil
    isInRun = false
  }
}
