import Foundation
import WidgetModel
import WidgetRuntime

/// A child process that exchanges messages over standard input and output.
///
/// Outgoing messages are buffered until a reply is awaited, so views travel with the next input.
/// Standard error is read during every wait, so neither side blocks on a full pipe. One worker owns
/// a child, whose process group ends with it: at its exit, by ``kill()``, or by a ``ChildGuard``.
final class ChildProcess: @unchecked Sendable {
  /// The longest reply, in bytes.
  static let lineLimit = 16 << 20

  let limits: ChildLimits

  /// The deadline of the current case, `nil` if it has no limit.
  private var caseDeadline: Deadline?

  let process: pid_t
  private let guardian: ChildGuard
  private let shouldStop: @Sendable () -> Bool

  /// This process's ends of the pipes, -1 when closed.
  private(set) var input: Int32
  private var output: Int32
  private var errors: Int32

  private var writer = MessageWriter()
  private var reader = LineBuffer()

  /// The argument of `poll`, kept to avoid allocations.
  private var polled = [pollfd](repeating: pollfd(), count: 2)

  private(set) var tail = ConversationTail()

  /// Starts a shell command, or throws ``ChildError/notStarted(_:)``.
  init(_ command: String, limits: ChildLimits, shouldStop: @escaping @Sendable () -> Bool) throws {
    self.limits = limits
    self.shouldStop = shouldStop
    let started = try SpawnedShell(command)
    process = started.process
    (input, output, errors) = (started.input, started.output, started.errors)
    do {
      guardian = try ChildGuard(group: process)
    } catch {
      Foundation.kill(-process, SIGKILL)
      _ = ProcessWait.end(of: process, within: .seconds(5))
      for descriptor in [input, output, errors] { close(descriptor) }
      throw error
    }
    for descriptor in [input, output, errors] {
      // A write or read must never block: the deadline is checked between them.
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  // A child that has not been ended must not outlive its owner.
  deinit { if input >= 0 || output >= 0 { kill() } }

  /// Forgets the conversation of earlier runs and starts the time of the case.
  func beginRun() {
    tail = ConversationTail()
    caseDeadline = limits.wholeCase.map { Deadline($0) }
  }

  /// Closes the child's input, and after the limit sends SIGTERM, then SIGKILL; returns true if the
  /// child exited on its own in time.
  func end(within patience: Interval) -> Bool {
    closeInput()
    let deadline = Deadline(patience)
    var isOver = ProcessWait.hasEnded(process)
    while !isOver, !deadline.isOver {
      drain(milliseconds: 2)
      isOver = ProcessWait.hasEnded(process)
    }
    if !isOver {
      Foundation.kill(-process, SIGTERM)
      // Half a second between SIGTERM and SIGKILL.
      let last = Deadline(Interval(microseconds: 500_000))
      while !ProcessWait.hasEnded(process), !last.isOver { drain(milliseconds: 5) }
    }
    kill()
    return isOver
  }

  /// Kills the child's whole group at once and returns the child's end, `nil` if unknown.
  @discardableResult
  func kill() -> ChildEnd? {
    guard output >= 0 else { return nil }
    closeInput()
    // The child is not reaped yet, so its number cannot belong to another process.
    Foundation.kill(-process, SIGKILL)
    let end = ProcessWait.end(of: process, within: .seconds(5))
    guardian.release()
    close(output)
    if errors >= 0 { close(errors) }
    (output, errors) = (-1, -1)
    return end
  }

  private func closeInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }
}

// MARK: Conversation

extension ChildProcess: MessageChannel {
  func send(_ message: SubjectMessage) throws {
    writer.append(message)
    writer.endLine()
  }

  func receive() throws -> [UInt8]? {
    let deadline = Deadline(limits.reply)
    if let limit = limits.wholeCase, caseDeadline?.isOver == true {
      throw ChildError.caseTooLong(limit)
    }
    // Anything in the buffer was sent unasked.
    if let line = reader.takeLine() ?? reader.takeRest() {
      tail.hear(line)
      throw ChildError.outOfTurn(ConversationTail.shortened(line))
    }
    try flush(deadline)
    while true {
      if let line = reader.takeLine() {
        tail.hear(line)
        return line
      }
      guard reader.count <= ChildProcess.lineLimit else {
        throw ChildError.tooLong(limit: ChildProcess.lineLimit)
      }
      // Without this check, a child that keeps sending bytes but never a line would never time out.
      if reader.count > 0, deadline.isOver {
        throw ChildError.unfinished(bytes: reader.count, limits.reply)
      }
      try wait(for: output, POLLIN, deadline)
      guard reader.read(from: output) else { throw closing() }
    }
  }

  /// Throws if the child has sent something unasked by now.
  func checkSilence() throws {
    var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    if poll(&polled, 1, 0) > 0, Int32(polled.revents) & POLLIN != 0 {
      _ = reader.read(from: output)
    }
    guard let line = reader.takeLine() ?? reader.takeRest() else { return }
    tail.hear(line)
    throw ChildError.outOfTurn(ConversationTail.shortened(line))
  }

  private func flush(_ deadline: Deadline) throws {
    var sent = 0
    let bytes = writer.bytes
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(input, $0.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: input, POLLOUT, deadline)
      } else if errno != EINTR {
        // The child no longer reads; its output or exit will show why.
        break
      }
    }
    tail.say(&writer)
  }

  /// Waits until a pipe is ready, and reads standard error meanwhile.
  private func wait(for descriptor: Int32, _ events: Int32, _ deadline: Deadline) throws {
    while true {
      polled[0] = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      polled[1] = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      // A short timeout, so that a request to stop is noticed while the child is silent.
      let ready = poll(&polled, 2, 100)
      if polled[1].revents != 0 { readErrors() }
      if polled[0].revents != 0 { return }
      let isCaseOver = caseDeadline?.isOver ?? false
      guard ready <= 0 || deadline.isOver || isCaseOver else { continue }
      if shouldStop() { throw ChildError.interrupted }
      guard !deadline.isOver else {
        throw reader.count == 0
          ? ChildError.silent(limits.reply)
          : ChildError.unfinished(bytes: reader.count, limits.reply)
      }
      if isCaseOver, let limit = limits.wholeCase { throw ChildError.caseTooLong(limit) }
    }
  }

  private func readErrors() {
    guard errors >= 0 else { return }
    if !tail.readErrors(from: errors) {
      close(errors)
      errors = -1
    }
  }

  /// Returns the error for the end of the child's output.
  private func closing() -> ChildError {
    let deadline = Deadline(.seconds(1))
    while !ProcessWait.hasEnded(process), !deadline.isOver { drain(milliseconds: 2) }
    readErrors()
    guard ProcessWait.hasEnded(process), let end = kill() else { return .closedOutput }
    return .died(end)
  }

  /// Reads and drops the child's output while no reply is due.
  private func drain(milliseconds: Int32) {
    var polled = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polled, 2, milliseconds) > 0 else { return }
    if polled[1].revents != 0 { readErrors() }
    if polled[0].revents != 0 {
      var dropped = LineBuffer()
      let isOpen = dropped.read(from: output)
      // A closed pipe is always ready, so sleep instead of spinning.
      if !isOpen { usleep(UInt32(milliseconds) * 1000) }
    }
  }
}
