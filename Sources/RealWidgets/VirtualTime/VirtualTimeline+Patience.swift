import InterposedCalls

// This is the only limit in real time. It affects which leaks are reported, never what is due when.
extension VirtualTimeline {
  /// Sets how long code may block in a real system call before the simulation continues without it
  /// and records a ``DeterminismLeak``.
  ///
  /// The default is 1 second. Only time in which the thread sleeps counts, so a busy machine alone
  /// does not use it up.
  public func setPatience(seconds: Double) {
    vt_set_patience(timeline, seconds)
  }
}
