import WidgetModel
import WidgetRuntime

/// A command that is a runtime, and starts a child process for whoever needs one.
struct ChildCommand: Sendable {
  /// What the shell runs.
  let command: String

  /// How long one reply may take, and one case.
  let limits: ChildLimits

  /// Asked while a reply is waited for.
  let shouldStop: @Sendable () -> Bool

  /// How long a child may take to end of its own accord when nobody needs it any more.
  static let farewell = Interval.seconds(1)

  /// Starts a child, which waits for a run to begin.
  func start() throws -> ChildProcess {
    try ChildProcess(command, limits: limits, shouldStop: shouldStop)
  }

  /// Has a first conversation with a child of its own, from the greeting to the end of the process.
  ///
  /// - Returns: How the subject introduced itself.
  /// - Throws: What went wrong, with what was said.
  func introduce() throws -> Hello {
    let child = try start()
    do {
      var subject = MessageSubject(child)
      let hello = try subject.begin(.empty)
      try subject.end()
      try child.checkSilence()
      guard child.end(within: limits.reply) else { throw ChildError.doesNotEnd(limits.reply) }
      return hello
    } catch {
      let said = child.tail.lines
      child.kill()
      if case ChildError.died(.exited(127)) = error { throw ChildError.notFound(command) }
      throw ChildFailure(reason: error, said: said)
    }
  }
}

/// How long a subject in another process may take.
public struct ChildLimits: Hashable, Sendable {
  /// The time that one reply may take.
  public var reply: Interval

  /// The time that all replies of one case may take together, `nil` for no limit.
  public var wholeCase: Interval?

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - reply: The time that one reply may take.
  ///   - wholeCase: The time that all replies of one case may take together, `nil` for no limit.
  public init(reply: Interval = .seconds(10), wholeCase: Interval? = nil) {
    self.reply = reply
    self.wholeCase = wholeCase
  }
}
