import InterposedCalls

extension VirtualTimeline {
  /// Starts a task in the simulation; its first step runs in the next ``advance(to:)``.
  ///
  /// - Parameter operation: The task's body. It must not resume continuations or tasks of code
  ///   outside, since these would then continue inside.
  /// - Returns: The task. Cancel it inside the simulation, in ``perform(_:)``.
  @discardableResult
  public func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    perform { Task.detached(operation: operation) }
  }

  /// Queues a call; it runs in the next ``advance(to:)`` and may block there.
  ///
  /// - Parameters:
  ///   - onMain: True to run as work of the main queue and main actor, false for a global queue.
  ///   - body: The call. It runs on another thread while this one waits.
  public func submit(onMain: Bool = true, _ body: @escaping () -> Void) {
    // The C part calls back once; that call balances the retain.
    let call = Unmanaged.passRetained(Call(body: body)).toOpaque()
    vt_submit(timeline, onMain, call) { context in
      guard let context else { return }
      Unmanaged<Call>.fromOpaque(context).takeRetainedValue().body()
    }
  }

  /// Runs code inside the simulation at once, on this thread and as work of the main queue.
  ///
  /// This is the cheapest way in, for code that does not wait. If the code does wait, virtual time
  /// passes until the wait is over; if it never ends, the process ends with an explanation. Use
  /// ``submit(onMain:_:)`` for unknown code.
  public func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = vt_enter(timeline)
    defer { vt_leave(previous) }
    return try body()
  }

  /// True if the calling code runs inside a simulation.
  public static var isActive: Bool { vt_is_active() }

  /// True if the calling code runs as work of a simulation's main queue or main actor.
  public static var isMain: Bool { vt_is_main() }
}

/// A closure that C can hold.
private final class Call {
  let body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }
}
