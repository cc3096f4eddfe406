import InterposedCalls

// These limits are the only ones in real time. They decide what is reported as an escape or a
// hang, never what is due when.
extension VirtualTimeline {
  /// Sets how long code may be blocked in a real system call before the simulation goes on without
  /// it and notes an ``Escape``; 1 second at first.
  ///
  /// What counts is that the thread sleeps, not how long it takes: a busy machine alone does not
  /// use it up.
  public func setPatience(seconds: Double) {
    vt_set_patience(timeline, seconds)
  }

  /// Sets how much processor time one thread may use without a pause before it gets a signal, so
  /// that an endless loop ends the process with a backtrace that names it.
  ///
  /// - Parameters:
  ///   - seconds: The processor time; 0, as at first, stands for any.
  ///   - signal: The signal, such as `SIGQUIT`, which the runtime's backtracer handles.
  public func setProcessorLimit(seconds: Double, signal: Int32) {
    vt_set_processor_limit(timeline, seconds, signal)
  }
}
