import WidgetModel
import WidgetRuntime

struct ChildCommand: Sendable {
  let command: String
  let limits: ChildLimits

  let shouldStop: @Sendable () -> Bool

  /// The time a child gets to exit on its own when it is no longer needed.
  static let farewell = Interval.seconds(1)

  func start() throws -> ChildProcess {
    try ChildProcess(command, limits: limits, shouldStop: shouldStop)
  }

  /// Returns the greeting of a separate child, or throws the failure with the conversation's end.
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
      // A shell exits with 127 if it does not find the command.
      if case ChildError.died(.exited(127)) = error { throw ChildError.notFound(command) }
      throw ChildFailure(reason: error, said: said)
    }
  }
}

/// The time limits of a subject in another process.
public struct ChildLimits: Hashable, Sendable {
  /// The limit of one reply.
  public var reply: Interval

  /// The limit of all replies of one case together, `nil` for none.
  public var wholeCase: Interval?

  /// Creates limits.
  public init(reply: Interval = .seconds(10), wholeCase: Interval? = nil) {
    self.reply = reply
    self.wholeCase = wholeCase
  }
}
