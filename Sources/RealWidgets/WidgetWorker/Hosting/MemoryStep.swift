/// The steps in which the memory of an answer is told and judged.
///
/// The allocator pads a block by what its heap happens to look like, and text such as the path of a
/// container is longer on one machine than on another. A few bytes more or less are no difference of
/// the checked code, and must make none in a record.
enum MemoryStep {
  /// The bytes of a step.
  static let size: Int64 = 64 << 10

  /// The bytes of the whole steps in a number of bytes, 0 if it is negative.
  static func whole(in bytes: Int64) -> Int64 {
    max(0, bytes) / size * size
  }
}
