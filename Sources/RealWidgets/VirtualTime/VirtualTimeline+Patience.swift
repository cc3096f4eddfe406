import InterposedCalls

// This limit is the only one in real time. It decides what is reported as an escape, never what
// is due when.
extension VirtualTimeline {
  /// Sets how long code may be blocked in a real system call before the simulation goes on without
  /// it and notes a ``DeterminismLeak``; 1 second at first.
  ///
  /// What counts is that the thread sleeps, not how long it takes: a busy machine alone does not
  /// use it up.
  public func setPatience(seconds: Double) {
    vt_set_patience(timeline, seconds)
  }
}
