import PropertyTesting

/// A name derived from content: equal strings have equal names, and different ones almost never do.
///
/// It identifies equal files and derives seeds. It is *not* cryptographic: collisions can be
/// constructed.
///
/// Source: Fowler, Noll and Vo's FNV-1a with 128 bits.
public struct ContentAddress: Hashable, Sendable, CustomStringConvertible {
  private let state: UInt128

  /// Creates the address of a string from its UTF-8 bytes, in O(length of the string).
  public init(of text: String) {
    // The 128-bit offset basis of FNV-1a; the multiplier below is its prime.
    var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      state ^= UInt128(byte)
      state &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    self.state = state
  }

  /// The address as 32 hexadecimal digits.
  public var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The address folded to 64 bits, for use as a seed.
  public var word: UInt64 {
    UInt64(truncatingIfNeeded: state) ^ UInt64(truncatingIfNeeded: state >> 64)
  }
}
