import Glibc
import InterposedCalls

/// A process that runs other people's code and survives anything the code does.
///
/// The process is an executable with a private home, an environment that holds nothing of this
/// process's, and a channel for messages. Each message gets an answer, or the worker ends: it
/// traps, exits, hangs or floods the channel. Each such end is a value, with the responsible line
/// if known; only a worker that cannot be started throws.
///
/// Nothing is left behind: the home is removed with the worker, and a worker whose parent dies, by
/// any signal, removes its home and ends.
///
/// A worker process belongs to one thread at a time; many may run at once on many threads.
public final class WorkerProcess {
  /// The command that started the worker.
  public let command: WorkerCommand

  /// The worker's limits of time and size.
  public let limits: WorkerLimits

  /// The worker's private, writable home.
  public var home: String { folder.home }

  /// True until the worker is known to have ended.
  public internal(set) var isRunning = true

  /// The lowest processor-time limit that the last answered message needed, as observed.
  package internal(set) var longestRun = Duration.zero

  let process: Int32

  let shouldStop: @Sendable () -> Bool

  let deaths: CrashCache
  let folder: WorkerFolder
  /// The server that forked the worker, `nil` if it was started directly.
  private let forkServer: ForkServer?
  let page: SharedPage
  let channel: Int32
  let outputPipe: Int32
  var output: OutputTail
  var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts a worker and waits for its greeting; `deaths` also gets the worker's own crash.
  ///
  /// - Throws: ``WorkerError`` if the worker cannot be started.
  public convenience init(
    _ command: WorkerCommand = WorkerCommand(),
    limits: WorkerLimits = WorkerLimits(),
    deaths: CrashCache = CrashCache()
  ) throws {
    try self.init(
      command,
      limits: limits,
      deaths: deaths,
      shouldStop: { false },
      forkServer: nil
    )
  }

  /// Forks a worker from a server without a running one, awaits its greeting; throws
  /// ``WorkerError``.
  package convenience init(
    from forkServer: ForkServer,
    hashSeed: UInt64,
    limits: WorkerLimits = WorkerLimits(),
    deaths: CrashCache = CrashCache(),
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws {
    var command = forkServer.command
    command.hashSeed = hashSeed
    try self.init(
      command,
      limits: limits,
      deaths: deaths,
      shouldStop: shouldStop,
      forkServer: forkServer
    )
  }

  private init(
    _ command: WorkerCommand,
    limits: WorkerLimits,
    deaths: CrashCache,
    shouldStop: @escaping @Sendable () -> Bool,
    forkServer: ForkServer?
  ) throws {
    self.command = command
    self.limits = limits
    self.deaths = deaths
    self.shouldStop = shouldStop
    self.forkServer = forkServer
    output = OutputTail(bound: limits.output)
    page = try SharedPage()
    page.name(known: deaths.places)
    if command.symbolizer != nil { page.wantCallsAlone() }
    folder = try forkServer?.folder ?? WorkerFolder()
    var sockets: [Int32] = [-1, -1]
    var pipes: [Int32] = [-1, -1]
    do {
      // The worker must hold the only copies of its ends, or its death would not close them.
      defer {
        close(sockets[1])
        close(pipes[1])
      }
      try WorkerError.check("a channel", isolation_channel(&sockets))
      try WorkerError.check("a pipe", isolation_pipe(&pipes))
      process =
        try forkServer?.spawn(
          hashSeed: command.hashSeed,
          page: page.descriptor,
          channel: sockets[1],
          output: pipes[1]
        )
        ?? command.spawn(
          in: folder,
          page: page.descriptor,
          channel: sockets[1],
          output: pipes[1]
        )
    } catch {
      close(sockets[0])
      close(pipes[0])
      if forkServer == nil { folder.remove() }
      throw error
    }
    channel = sockets[0]
    outputPipe = pipes[0]
    try awaitGreeting()
  }

  deinit {
    end()
    close(channel)
    close(outputPipe)
  }

  /// Sends a message and waits for the result; `cpu` replaces the limit of processor time.
  ///
  /// - Throws: ``WorkerError/over`` if the worker had already ended.
  public func exchange(_ message: [UInt8], cpu: Duration? = nil) throws -> WorkerReply {
    guard isRunning else { throw WorkerError.over }
    forgetOutput()
    let count = message.count
    // The length as four bytes, least significant first.
    let header = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    switch receivedUnasked() {
    case .nothing: break
    case .closed: return .ended(finish())
    case .whole:
      return .ended(finish(as: CrashReport(.garbled, "bytes arrived that nobody asked for")))
    }
    let secret = WorkerProcess.secret()
    return try converse(
      sending: header + message + secret,
      expecting: secret,
      cpu: cpu ?? limits.cpu
    )
  }

  /// Returns the tail of the worker's output since the last message.
  package func takeOutput() -> String {
    output.drain(outputPipe)
    return output.text
  }

  /// Ends the worker and removes its home; does nothing if it has ended.
  public func end() {
    guard isRunning else { return }
    kill()
    _ = reap()
    leaveFolder()
  }

  /// Removes the folder with the worker; a fork server keeps its own.
  func leaveFolder() {
    if forkServer == nil { folder.remove() }
  }

  /// Returns bytes that no code can guess, for one request.
  private static func secret() -> [UInt8] {
    (0..<WorkerChannel.secretSize).map { _ in UInt8.random(in: 0...UInt8.max) }
  }

  /// Waits for the first message and discards the output before it.
  private func awaitGreeting() throws {
    let secret = WorkerProcess.secret()
    switch try converse(sending: secret, expecting: secret, cpu: limits.start) {
    case .ended(let end):
      throw WorkerError.neverGreeted(end)
    case .answered(let bytes):
      let greeting = String(decoding: bytes, as: UTF8.self)
      guard greeting == "WidgetCheck \(WorkerChannel.version)" else {
        end()
        throw WorkerError.foreignGreeting(String(greeting.prefix(80)))
      }
      forgetOutput()
    }
  }

  /// Discards output so far, since it belongs to an earlier message.
  private func forgetOutput() {
    output.drain(outputPipe)
    output.clear()
  }

  func kill() {
    Glibc.kill(-process, SIGKILL)
    // Also by id, in case the code moved the process to another group.
    Glibc.kill(process, SIGKILL)
  }

  /// Waits for a process that is about to end and returns its status.
  func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    isRunning = false
    return status
  }
}
