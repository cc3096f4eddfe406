import InterposedCalls

/// The number of allocated bytes in the process since the meter began.
///
/// Each block counts with its usable size, which differs from the platform's; judgements must allow
/// for that, and for the host's own allocations.
public enum MemoryMeter {
  /// A bound far beyond any platform's limit, to protect the machine.
  public static let safetyBound: Int64 = 512 << 20

  /// Starts counting from zero; an allocation beyond `bound` (`nil` for none) ends the process,
  /// with its line in the report.
  public static func begin(bound: Int64? = MemoryMeter.safetyBound) {
    isolation_meter_begin(bound ?? 0)
  }

  /// Sets the count beyond which the process ends, `nil` for none.
  public static func setBound(_ bound: Int64?) {
    isolation_meter_set_bound(bound ?? 0)
  }

  /// Records the stack once, when the count passes a number; ``StackSample`` returns it.
  package static func watch(_ count: Int64) {
    isolation_meter_watch(count)
  }

  /// Stops counting.
  public static func end() {
    isolation_meter_end()
  }

  /// The bytes held; negative if more was freed than allocated.
  public static var current: Int64 { isolation_meter_current() }

  /// The maximum number of bytes held at once since the peak was last reset.
  public static var peak: Int64 { isolation_meter_peak() }

  /// Resets the peak to the current count.
  public static func resetPeak() {
    isolation_meter_reset_peak()
  }

  /// The bytes that the whole process has allocated.
  public static var processTotal: Int64 { isolation_memory_in_use() }
}
