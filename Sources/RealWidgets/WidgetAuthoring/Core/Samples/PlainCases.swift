/// The cases of an enum without associated values, from its metadata: the descriptor counts them,
/// and a value is one byte that numbers them from zero.
enum PlainCases {
  private static let enumKind = 0x201

  /// The offsets of the two case counts in an enum's descriptor, in bytes.
  private static let counts = (withValues: 20, plain: 24)

  /// Returns every case in declaration order; empty for any other type.
  static func all<T>(of type: T.Type) -> [T] {
    guard _isPOD(type), MemoryLayout<T>.size <= 1, let count = count(of: type) else { return [] }
    return (0..<count).map { number in
      withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: number))
        // Every byte below the case count is a valid value of such an enum.
        return bytes.loadUnaligned(as: type)
      }
    }
  }

  // Returns the number of cases; `nil` if the type is not such an enum.
  private static func count(of type: Any.Type) -> Int? {
    // A metatype is a pointer to metadata, whose first word is the kind.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<Int>.size,
      as: UnsafeRawPointer.self
    )
    // The upper byte is the offset of the payload size, not part of the count.
    let payloads = descriptor.load(fromByteOffset: counts.withValues, as: UInt32.self) & 0xFF_FFFF
    let plain = descriptor.load(fromByteOffset: counts.plain, as: UInt32.self)
    guard payloads == 0, plain > 0, plain <= 256 else { return nil }
    return Int(plain)
  }
}
