import Glibc
import InterposedCalls

/// A process that is started once and copied into workers, each as fresh as one of its own.
///
/// It stops when its libraries are loaded and bound, before any Swift code runs. Most of what it takes
/// to start a worker is behind it then; the seed of hashing is still open.
///
/// The workers of a fork server share the folder that it was started with, so there is one at a time; each
/// finds its home empty. A fork server belongs to one thread.
package final class ForkServer {
  /// What was started.
  let command: WorkerCommand

  let folder: WorkerFolder
  private let process: Int32
  private let control: Int32
  private let page: SharedPage

  /// Starts a fork server.
  ///
  /// - Throws: ``WorkerError`` when there is none.
  package init(_ command: WorkerCommand) throws {
    var command = command
    command.variables["WIDGETCHECK_FORK_SERVER"] = "1"
    // The workers would bind the same names over and over.
    command.variables["LD_BIND_NOW"] = "1"
    self.command = command
    page = try SharedPage()
    folder = try WorkerFolder()
    var sockets: [Int32] = [-1, -1]
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer {
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
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    close(control)
    folder.remove()
  }

  /// Starts a worker, a child of this process, and returns its id.
  func spawn(hashSeed: UInt64, page: Int32, channel: Int32, output: Int32) throws -> Int32 {
    try folder.renew()
    return try WorkerError.check(
      "starting \(command.executable)",
      isolation_request_spawn(control, hashSeed, channel, page, output)
    )
  }
}
