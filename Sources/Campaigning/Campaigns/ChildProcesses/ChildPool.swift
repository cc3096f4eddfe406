import Synchronization
import WidgetModel
import WidgetRuntime

/// The child processes of one command: started when a worker needs one, and kept for the next who does.
final class ChildPool: Sendable {
  /// What the shell runs.
  let command: String

  /// How long one reply may take.
  let timeout: Interval

  private let shouldStop: @Sendable () -> Bool
  private let idle = Mutex<[ChildProcess]>([])

  /// How long a child may take to end of its own accord when nobody needs it any more.
  private static let farewell = Interval.seconds(1)

  init(_ command: String, timeout: Interval, shouldStop: @escaping @Sendable () -> Bool) {
    self.command = command
    self.timeout = timeout
    self.shouldStop = shouldStop
  }

  deinit {
    for child in idle.withLock({ $0 }) { _ = child.end(within: ChildPool.farewell) }
  }

  /// A child that waits for a run to begin.
  func take() throws -> ChildProcess {
    if let child = idle.withLock({ $0.popLast() }) { return child }
    return try ChildProcess(command, timeout: timeout, shouldStop: shouldStop)
  }

  /// Takes a child back whose run has ended.
  func giveBack(_ child: ChildProcess) { idle.withLock { $0.append(child) } }

  /// Has a first conversation with a child of its own, from the greeting to the end of the process.
  ///
  /// - Returns: How the subject introduced itself.
  /// - Throws: What went wrong, with what was said.
  func introduce() throws -> Hello {
    let child = try take()
    do {
      var subject = MessageSubject(child)
      let hello = try subject.begin(.empty)
      try subject.end()
      try child.checkSilence()
      guard child.end(within: timeout) else { throw ChildError.doesNotEnd(timeout) }
      return hello
    } catch {
      let said = child.tail.lines
      child.kill()
      if case ChildError.died(.exited(127)) = error { throw ChildError.notFound(command) }
      throw ChildTrouble(reason: error, said: said)
    }
  }
}
