import InterposedCalls

/// The output of a worker, which its parent keeps and shows with the case.
package enum WorkerOutput {
  /// Flushes each line that code prints at once, so that a crash loses none.
  package static func begin() { isolation_print_lines() }

  package static func write(_ line: String) { isolation_print(line) }
}
