import WidgetModel
import WidgetRuntime

/// A runtime in a separate process, which is killed after any error and replaced for the next run.
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
    // Moved out instead of copied.
    subject = nil
    defer { subject = speaker }
    do { return try body(&speaker) } catch { throw holder.drop(because: error) }
  }
}

final class ChildHolder {
  /// The event kinds that the subject's first greeting listed.
  let observations: EventKinds

  private let command: ChildCommand
  private var child: ChildProcess?
  private var isInRun = false

  /// The number of failed runs in a row, if they are limited.
  private var troubles = 0
  private var limit: Int?

  init(_ command: ChildCommand, observations: EventKinds) {
    self.command = command
    self.observations = observations
  }

  deinit { endChild() }

  /// Prepares for a series with a new process, so that results do not depend on other series.
  ///
  /// Single runs, which shrinking makes, are given up after several failures in a row.
  func begin(_ series: CaseSeries) {
    endChild()
    troubles = 0
    limit = series == .single ? SubjectUnderTest.patienceWithChildren : nil
  }

  func beginRun() throws -> ChildProcess {
    if let limit, troubles >= limit { throw ChildError.givenUp(runs: troubles) }
    // The simulation abandoned the last run, and the child does not know.
    if isInRun { dropChild() }
    let next = try child ?? command.start()
    child = next
    next.beginRun()
    isInRun = true
    return next
  }

  func endRun() throws {
    do { try child?.checkSilence() } catch { throw drop(because: error) }
    isInRun = false
    troubles = 0
  }

  /// Kills the child and returns the error with the end of the conversation.
  func drop(because error: any Error) -> any Error {
    let said = child?.tail.lines ?? []
    troubles += 1
    dropChild()
    return ChildFailure(reason: error, said: said)
  }

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
