import PropertyTesting

/// A name made of content: equal texts have equal names, and different ones practically never.
///
/// It serves to find equal files and to spread seeds. It is *not* cryptographic: whoever wants to can
/// make two texts of one name.
///
/// Source: Fowler, Noll and Vo's FNV-1a with 128 bits.
public struct ContentAddress: Hashable, Sendable, CustomStringConvertible {
  private let state: UInt128

  /// The address of a text, by its UTF-8 bytes.
  ///
  /// - Complexity: O(length of the text).
  public init(of text: String) {
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

  /// The address folded to 64 bits, as a seed.
  public var word: UInt64 {
    UInt64(truncatingIfNeeded: state) ^ UInt64(truncatingIfNeeded: state >> 64)
  }
}
