import Glibc
import InterposedCalls

/// A process that is started once and then forked into workers.
///
/// It stops after its libraries are loaded and bound, before any Swift code runs. That is most of a
/// worker's start-up time, and the hash seed can still be chosen.
///
/// The workers share the server's folder, so only one runs at a time; each finds its home empty. A
/// fork server belongs to one thread.
package final class ForkServer {
  let command: WorkerCommand

  let folder: WorkerFolder
  private let process: Int32
  private let control: Int32
  private let page: SharedPage

  /// Starts a fork server, or throws ``WorkerError``.
  package init(_ command: WorkerCommand) throws {
    var command = command
    command.variables["WIDGETCHECK_FORK_SERVER"] = "1"
    // Bind all symbols before the fork, or each worker would bind the same ones again.
    command.variables["LD_BIND_NOW"] = "1"
    self.command = command
    page = try SharedPage()
    folder = try WorkerFolder()
    var sockets: [Int32] = [-1, -1]
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
      // The server must hold the only copy of its end, or its death would not close the socket.
      close(sockets[1])
      close(nowhere)
    }
    do {
      try WorkerError.check("a channel", isolation_channel(&sockets))
      process = try command.spawn(
        in: folder,
        page: page.descriptor,
        channel: sockets[1],
        output: nowhere
      )
    } catch {
      close(sockets[0])
      folder.remove()
      throw error
    }
    control = sockets[0]
  }

  deinit {
    // SIGKILL cannot be blocked, so the `waitpid` below returns; only a signal interrupts it.
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    close(control)
    folder.remove()
  }

  func spawn(hashSeed: UInt64, page: Int32, channel: Int32, output: Int32) throws -> Int32 {
    try folder.renew()
    return try WorkerError.check(
      "starting \(command.executable)",
      isolation_request_spawn(control, hashSeed, channel, page, output)
    )
  }
}
