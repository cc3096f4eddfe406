import InterposedCalls

/// What the process holds of the allocator since the meter began.
///
/// Each block counts with its usable size, which differs from the platform's; a judgement must leave
/// room for that, and for what the host itself allocates meanwhile.
public enum MemoryMeter {
  /// A bound far beyond what any platform grants, which keeps the machine safe.
  public static let safetyBound: Int64 = 512 << 20

  /// Begins to count from zero.
  ///
  /// - Parameter bound: A count beyond which the process ends at the very allocation, whose line the
  ///   report then names; `nil` for none.
  public static func begin(bound: Int64? = MemoryMeter.safetyBound) {
    isolation_meter_begin(bound ?? 0)
  }

  /// Sets the count beyond which the process ends, `nil` for none.
  public static func setBound(_ bound: Int64?) {
    isolation_meter_set_bound(bound ?? 0)
  }

  /// Keeps the place at which the count passes a number, once; ``StackSample`` gives it.
  package static func watch(_ count: Int64) {
    isolation_meter_watch(count)
  }

  /// Stops counting.
  public static func end() {
    isolation_meter_end()
  }

  /// The bytes held; negative when more was freed than allocated.
  public static var current: Int64 { isolation_meter_current() }

  /// The most bytes held at once since the peak was last reset.
  public static var peak: Int64 { isolation_meter_peak() }

  /// Begins a new peak at what is held now.
  public static func resetPeak() {
    isolation_meter_reset_peak()
  }

  /// The bytes that the whole process holds of the allocator.
  public static var processTotal: Int64 { isolation_memory_in_use() }
}
