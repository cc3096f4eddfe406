import Glibc
import InterposedCalls

/// A worker's end of the channel to the process that started it.
///
/// A worker is this executable started again with a channel, a page of shared memory and a private
/// home. Requests and replies are bytes that the callers interpret: one request, one reply. Output
/// of the code is kept separate and cannot disturb them.
public final class WorkerChannel: Sendable {
  /// The version of the protocol; a worker of another version is refused.
  public static let version: Int32 = 2

  /// The exit status of a worker that can no longer use its channel.
  static let closedStatus: Int32 = 71

  /// The number of bytes of the secret that each reply returns.
  static let secretSize = 16

  /// The channel of this process, `nil` if it was not started as a worker.
  public static let current: WorkerChannel? =
    isolation_worker_version() == version && isolation_worker_channel() >= 0
    ? WorkerChannel() : nil

  /// True if this process is a worker.
  public static var isWorker: Bool { isolation_worker_version() != 0 }

  /// True if the parent reads the lines of a crash itself, so that no other program has to.
  public static var reportsCallsAlone: Bool { isolation_wants_calls_alone() }

  private init() {}

  /// Answers requests until the parent closes the channel, then ends the process.
  ///
  /// A secret follows each request. It stays in the channel, outside of this process's memory,
  /// until the handler is done; the reply then returns it. So code that writes to the channel
  /// meanwhile cannot pass for the harness.
  ///
  /// The handler runs on its own thread with the given stack size, so that a stack overflow happens
  /// equally soon everywhere and is reported. Nothing else of this process runs again: the caller's
  /// thread waits forever.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the thread's stack in bytes.
  ///   - begin: Runs once on the thread before the first request.
  ///   - handler: Returns the reply to a request.
  public func serve(
    stackSize: Int = 4 << 20,
    begin: @escaping () -> Void = {},
    handler: @escaping ([UInt8]) -> [UInt8]
  ) -> Never {
    SimulationThread.run(stackSize: stackSize) {
      begin()
      self.reply(Array("WidgetCheck \(Self.version)".utf8))
      while true { self.reply(handler(self.receive())) }
    }
    isolation_end(70)
  }

  /// Records the worker's next step, which the parent can read even after a sudden death.
  ///
  /// A mark also restarts the parent's time limits. It costs a system call.
  ///
  /// - Parameters:
  ///   - number: A number of the caller's choice, such as the case's.
  ///   - label: The next step; at most 1,023 bytes are kept.
  public func mark(_ number: UInt64, _ label: String) {
    isolation_mark(number, label)
  }

  /// Returns the next request; ends the process if the parent is gone.
  func receive() -> [UInt8] {
    let count = read(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(count)
  }

  /// Sends a reply with the secret of its request; ends the process if the parent is gone.
  private func reply(_ message: [UInt8]) {
    let secret = read(WorkerChannel.secretSize)
    let count = message.count
    let header = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    write(header + secret + message)
  }

  private func read(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      // At most `count - filled` bytes, so the read stays within the buffer.
      let got = bytes.withUnsafeMutableBytes {
        isolation_channel_read($0.baseAddress?.advanced(by: filled), count - filled)
      }
      if got == 0 { isolation_leave() }
      if got < 0 { fail(-got) } else { filled += got }
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      // At most `bytes.count - sent` bytes, so the call reads within the array.
      let put = bytes.withUnsafeBytes {
        isolation_channel_send($0.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if put < 0 { fail(-put) } else { sent += put }
    }
  }

  /// Continues after an interruption; ends the process if the parent is gone or code closed the
  /// channel.
  private func fail(_ errorNumber: Int) {
    switch Int32(errorNumber) {
    case EINTR: break
    case EPIPE, ECONNRESET: isolation_leave()
    default: isolation_end(Self.closedStatus)
    }
  }
}
