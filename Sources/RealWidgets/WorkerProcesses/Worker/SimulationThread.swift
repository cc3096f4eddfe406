import InterposedCalls

/// A thread for code that may trap or use up its stack.
///
/// On a thread made by anybody else an overflow of the stack kills the process without a report,
/// since the handler has no stack of its own there.
public enum SimulationThread {
  /// Runs a closure on a new thread and waits for it.
  ///
  /// - Parameters:
  ///   - stackSize: The size of the thread's stack in bytes.
  ///   - body: What to run.
  public static func run(stackSize: Int = 4 << 20, _ body: @escaping () -> Void) {
    let item = WorkItem(body)
    let status = isolation_run_on_thread(
      stackSize,
      { context in
        guard let context else { return }
        Unmanaged<WorkItem>.fromOpaque(context).takeUnretainedValue().body()
      },
      Unmanaged.passUnretained(item).toOpaque()
    )
    withExtendedLifetime(item) {}
    precondition(status == 0, "no thread with a stack of \(stackSize) bytes: error \(-status)")
  }
}

/// A closure that C can carry.
private final class WorkItem {
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}
