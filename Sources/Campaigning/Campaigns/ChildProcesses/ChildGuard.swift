import Foundation

/// A process that ends a group when this process is gone, however that came.
///
/// It waits for a line on a pipe that this process alone holds open. A line lets it end; the end of the pipe,
/// which comes even after SIGKILL, makes it kill the group.
final class ChildGuard {
  private let shell: SpawnedShell

  /// Starts to guard a group.
  ///
  /// - Throws: ``ChildError/notStarted(_:)``.
  init(group: pid_t) throws {
    shell = try SpawnedShell(
      #"read -r line || kill -s KILL -- "-$0""#,
      [String(group)],
      hasOutput: false
    )
  }

  /// Lets the guard go, since the group is over.
  func release() {
    var line = UInt8(ascii: "\n")
    _ = write(shell.input, &line, 1)
    close(shell.input)
    _ = ProcessWait.end(of: shell.process, within: .seconds(5))
  }
}
