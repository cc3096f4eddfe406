import Foundation

/// A helper process that kills a process group when this process is gone.
///
/// It waits for a line on a pipe whose other end only this process holds. A line makes it exit; the
/// end of the pipe, which comes even after SIGKILL, makes it kill the group.
final class ChildGuard {
  private let shell: SpawnedShell

  /// Starts to guard a group, or throws ``ChildError/notStarted(_:)``.
  init(group: pid_t) throws {
    shell = try SpawnedShell(
      // `$0` is the group; a minus sign before it means all of its processes.
      #"read -r line || kill -s KILL -- "-$0""#,
      [String(group)],
      hasOutput: false
    )
  }

  /// Ends the helper because the group has ended.
  func release() {
    var line = UInt8(ascii: "\n")
    _ = write(shell.input, &line, 1)
    close(shell.input)
    _ = ProcessWait.end(of: shell.process, within: .seconds(5))
  }
}
