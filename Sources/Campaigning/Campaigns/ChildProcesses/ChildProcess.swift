import Foundation
import WidgetModel
import WidgetRuntime

/// A process that was started to speak messages on its standard input and output.
///
/// What is sent lies here until a reply is waited for, so that views and timelines travel with the next
/// input. While anything is waited for, standard error is read too, so that neither side ever waits for the
/// other to read. A child belongs to one worker at a time.
///
/// It is the leader of a process group, which ends with it: at its own end, with ``kill()``, or when this process is
/// gone, however that came, by a ``ChildGuard``.
final class ChildProcess: @unchecked Sendable {
  /// The longest reply, in bytes.
  static let lineLimit = 16 << 20

  /// How long one reply may take, and one case.
  let limits: ChildLimits

  /// When the case is over that runs, `nil` where it has no limit.
  private var caseDeadline: Deadline?

  let process: pid_t
  private let guardian: ChildGuard
  private let shouldStop: @Sendable () -> Bool

  /// The near ends of the pipes, -1 when closed.
  private(set) var input: Int32
  private var output: Int32
  private var errors: Int32

  private var writer = MessageWriter()
  private var reader = LineBuffer()

  /// What is waited for, kept for its room.
  private var polled = [pollfd](repeating: pollfd(), count: 2)

  /// What was said last.
  private(set) var tail = ConversationTail()

  /// Starts a command of the shell.
  ///
  /// - Throws: ``ChildError/notStarted(_:)``.
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
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit { if input >= 0 || output >= 0 { kill() } }

  /// Forgets what was said in earlier runs; the time of the case begins.
  func beginRun() {
    tail = ConversationTail()
    caseDeadline = limits.wholeCase.map { Deadline($0) }
  }

  /// Closes the child's input, and waits until it ends of its own accord.
  ///
  /// What does not end is asked to by SIGTERM, and killed in the end.
  ///
  /// - Returns: Whether it ended of its own accord in that time.
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
      let last = Deadline(Interval(microseconds: 500_000))
      while !ProcessWait.hasEnded(process), !last.isOver { drain(milliseconds: 5) }
    }
    kill()
    return isOver
  }

  /// Ends the child's whole group at once.
  ///
  /// - Returns: How the child ended, `nil` if nobody can tell.
  @discardableResult
  func kill() -> ChildEnd? {
    guard output >= 0 else { return nil }
    closeInput()
    // It is not reaped yet, so that nobody else can have its number.
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
  /// Puts a message into what is sent before the next reply is waited for.
  func send(_ message: SubjectMessage) throws {
    writer.append(message)
    writer.endLine()
  }

  /// Sends what was put together, and waits for a line.
  func receive() throws -> [UInt8]? {
    let deadline = Deadline(limits.reply)
    if let limit = limits.wholeCase, caseDeadline?.isOver == true {
      throw ChildError.caseTooLong(limit)
    }
    // Whatever lies here nobody asked for.
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
      // Bytes that keep coming are no reply as long as no line ends.
      if reader.count > 0, deadline.isOver {
        throw ChildError.unfinished(bytes: reader.count, limits.reply)
      }
      try wait(for: output, POLLIN, deadline)
      guard reader.read(from: output) else { throw closing() }
    }
  }

  /// Whether something was said that nothing had asked for, as far as it came by now.
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
        // It does not listen any more; what it says, or how it ended, tells why.
        break
      }
    }
    tail.say(&writer)
  }

  /// Waits until something can be done with a pipe, and reads standard error meanwhile.
  private func wait(for descriptor: Int32, _ events: Int32, _ deadline: Deadline) throws {
    while true {
      polled[0] = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      polled[1] = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      // Somebody may ask this process to stop while nothing comes.
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

  /// What the end of the child's output means.
  private func closing() -> ChildError {
    let deadline = Deadline(.seconds(1))
    while !ProcessWait.hasEnded(process), !deadline.isOver { drain(milliseconds: 2) }
    readErrors()
    guard ProcessWait.hasEnded(process), let end = kill() else { return .closedOutput }
    return .died(end)
  }

  /// Reads what the child says while nothing is expected of it.
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
      // An end that was told once is told again at once, so that nobody would wait.
      if !isOpen { usleep(UInt32(milliseconds) * 1000) }
    }
  }
}
