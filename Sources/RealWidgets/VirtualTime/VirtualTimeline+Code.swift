import InterposedCalls

extension VirtualTimeline {
  /// Starts a task in the simulation; its first step runs in the next ``advance(to:)``.
  ///
  /// - Parameter operation: What the task does. It must not resume continuations or tasks that
  ///   belong to code outside, since these would then go on inside.
  /// - Returns: The task. Cancel it inside the simulation, in ``perform(_:)``.
  @discardableResult
  public func start(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    perform { Task.detached(operation: operation) }
  }

  /// Queues a call; it runs in the next ``advance(to:)`` and may wait there for anything.
  ///
  /// - Parameters:
  ///   - onMain: Whether it runs as work of the main queue and the main actor, or of a global
  ///     queue.
  ///   - body: The call. It runs on another thread while this one waits.
  public func submit(onMain: Bool = true, _ body: @escaping () -> Void) {
    let call = Unmanaged.passRetained(Call(body: body)).toOpaque()
    vt_submit(timeline, onMain, call) { context in
      guard let context else { return }
      Unmanaged<Call>.fromOpaque(context).takeRetainedValue().body()
    }
  }

  /// Runs code inside the simulation at once, on this thread and as work of the main queue.
  ///
  /// This is the cheapest way in, for code that does not wait: clocks are virtual and what it
  /// starts is queued. Should it wait nevertheless, virtual time passes until the wait is over;
  /// if that never comes, the process ends with an explanation. Use ``submit(onMain:_:)`` for code
  /// that nobody knows.
  public func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = vt_enter(timeline)
    defer { vt_leave(previous) }
    return try body()
  }

  /// Whether the calling code runs inside a simulation.
  public static var isActive: Bool { vt_is_active() }

  /// Whether the calling code runs inside a simulation as work of its main queue or main actor.
  public static var isMain: Bool { vt_is_main() }
}

/// A closure that C can hold.
private final class Call {
  let body: () -> Void

  init(body: @escaping () -> Void) {
    self.body = body
  }
}
