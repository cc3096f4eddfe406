import Glibc
import InterposedCalls

/// A process that runs other people's code, so that whatever the code does stays a fact about it.
///
/// The process is an executable started with a private home, an environment that holds nothing of
/// this process's, and a channel for messages. A message is answered, or the worker ended: it
/// trapped, exited, never came back, flooded. Each of these is a value with the line that caused it
/// where there is one; only a worker that cannot be started at all throws.
///
/// Nothing is left behind: the home goes with the worker, and a worker whose parent dies, by
/// whatever signal, removes its home and ends.
///
/// A worker process belongs to one thread at a time; many may run at once on many threads.
public final class WorkerProcess {
  /// What was started.
  public let command: WorkerCommand

  /// How long and how much the worker may take.
  public let limits: WorkerLimits

  /// The worker's private home, which it may write.
  public var home: String { folder.home }

  /// Whether the worker still runs as far as is known.
  public internal(set) var isRunning = true

  /// The process's id.
  let process: Int32

  /// Whether somebody has asked this process to stop.
  let shouldStop: @Sendable () -> Bool

  let deaths: CrashCache
  let folder: WorkerFolder
  /// Where the worker comes from, `nil` of one that was started by itself.
  private let forkServer: ForkServer?
  let page: SharedPage
  let channel: Int32
  let outputPipe: Int32
  var output: OutputTail
  var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts a worker and waits until it greets.
  ///
  /// - Parameters:
  ///   - command: What to start.
  ///   - limits: How long and how much it may take.
  ///   - deaths: What is known of deaths of the same executable, which the worker's own is added to.
  /// - Throws: ``WorkerError`` when there is none.
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

  /// Takes a worker from a fork server and waits until it greets.
  ///
  /// - Parameters:
  ///   - forkServer: A fork server none of whose workers runs.
  ///   - hashSeed: The seed of hashing.
  ///   - limits: How long and how much the worker may take.
  ///   - deaths: What is known of deaths of the same executable, which the worker's own is added to.
  ///   - shouldStop: Whether somebody has asked this process to stop: then no worker is waited for.
  /// - Throws: ``WorkerError`` when there is none.
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
      // The worker's ends must be its alone, or its death would not close them.
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

  /// Sends a message and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - cpu: The processor time for this message, by default that of the limits.
  /// - Returns: The answer, or how the worker ended.
  /// - Throws: ``WorkerError/over`` when the worker had ended before.
  public func exchange(_ message: [UInt8], cpu: Duration? = nil) throws -> WorkerReply {
    guard isRunning else { throw WorkerError.over }
    forgetOutput()
    let count = message.count
    let header = (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return try converse(sending: header + message, cpu: cpu ?? limits.cpu)
  }

  /// What the worker printed since the last message was sent to it, the last of it.
  package func takeOutput() -> String {
    output.drain(outputPipe)
    return output.text
  }

  /// Ends the worker and removes its home; does nothing when that has happened.
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

  /// Waits for the first message, and forgets what was printed on the way to it.
  private func awaitGreeting() throws {
    switch try converse(sending: [], cpu: limits.start) {
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

  /// Forgets what was printed so far, since it belongs to what is over.
  private func forgetOutput() {
    output.drain(outputPipe)
    output.clear()
  }

  /// Kills the process with everything that it started.
  func kill() {
    Glibc.kill(-process, SIGKILL)
    Glibc.kill(process, SIGKILL)
  }

  /// Waits for the end of the process, for which there must be a reason, and returns its status.
  func reap() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    isRunning = false
    return status
  }
}
