/// A number that identifies a state, made from the parts that matter.
///
/// ```swift
/// var fingerprint = Fingerprint()
/// fingerprint.combine(model.small)
/// fingerprint.combine(model.big)
/// source.fingerprint(fingerprint.value)
/// ```
///
/// Unlike a hash value it is the same in every process.
public struct Fingerprint: Hashable, Sendable {
  /// The number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates an empty fingerprint.
  public init() {}

  /// Adds a number to the fingerprint.
  public mutating func combine(_ number: some BinaryInteger) {
    value ^= UInt64(truncatingIfNeeded: number)
    // An odd multiplication and a shift, so that every bit reaches the upper and the lower half.
    value = value &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Adds a string to the fingerprint.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(text.utf8.count)
  }
}
