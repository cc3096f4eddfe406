/// The granularity in which the memory of an answer is reported and judged.
///
/// The allocator pads blocks depending on its heap, and texts such as container paths differ
/// between machines. Such differences are not the checked code's and must not affect a record.
enum MemoryStep {
  static let size: Int64 = 64 << 10

  /// Returns the bytes rounded down to whole steps, 0 if negative.
  static func whole(in bytes: Int64) -> Int64 {
    max(0, bytes) / size * size
  }
}
