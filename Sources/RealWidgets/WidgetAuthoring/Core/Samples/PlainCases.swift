/// The cases of an enum none of which has values.
///
/// The type itself does not tell them, but its metadata does: its descriptor counts the cases, and
/// such an enum is a byte that counts them from zero.
enum PlainCases {
  /// The kind of metadata that an enum has.
  private static let enumKind = 0x201

  /// Where an enum's descriptor counts the cases with values and those without, in bytes.
  private static let counts = (withValues: 20, plain: 24)

  /// Every case in the order of the declaration; none of a type that is no such enum.
  static func all<T>(of type: T.Type) -> [T] {
    guard _isPOD(type), MemoryLayout<T>.size <= 1, let count = count(of: type) else { return [] }
    return (0..<count).map { number in
      withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
        bytes.initializeMemory(as: UInt8.self, repeating: UInt8(truncatingIfNeeded: number))
        return bytes.loadUnaligned(as: type)
      }
    }
  }

  /// The number of cases, `nil` for a type that is no enum of plain cases.
  private static func count(of type: Any.Type) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let descriptor = metadata.load(
      fromByteOffset: MemoryLayout<Int>.size,
      as: UnsafeRawPointer.self
    )
    let payloads = descriptor.load(fromByteOffset: counts.withValues, as: UInt32.self) & 0xFF_FFFF
    let plain = descriptor.load(fromByteOffset: counts.plain, as: UInt32.self)
    guard payloads == 0, plain > 0, plain <= 256 else { return nil }
    return Int(plain)
  }
}
