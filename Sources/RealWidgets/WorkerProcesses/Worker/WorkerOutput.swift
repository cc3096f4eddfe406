import InterposedCalls

/// The outputs of a worker, which its parent keeps and shows with the case.
package enum WorkerOutput {
  /// Has each line that code prints leave the process at once, so that a crash loses none.
  package static func begin() { isolation_print_lines() }

  /// Prints a line.
  package static func write(_ line: String) { isolation_print(line) }
}
