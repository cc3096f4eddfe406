import InterposedCalls

/// A thread for code that may trap or overflow its stack.
///
/// On any other thread a stack overflow kills the process without a report, because the handler has
/// no stack of its own there.
public enum SimulationThread {
  /// Runs a closure on a new thread with a stack of `stackSize` bytes, and waits for it.
  public static func run(stackSize: Int = 4 << 20, _ body: @escaping () -> Void) {
    let item = WorkItem(body)
    let status = isolation_run_on_thread(
      stackSize,
      { context in
        guard let context else { return }
        Unmanaged<WorkItem>.fromOpaque(context).takeUnretainedValue().body()
      },
      // Unretained is enough: the call waits for the thread, and `item` lives until it returns.
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
