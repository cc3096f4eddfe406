/// A short name made of a text: equal texts have equal names, and different ones practically never.
///
/// It is not cryptographic. Source: Fowler, Noll and Vo's FNV-1a with 128 bits.
struct ContentHash: CustomStringConvertible {
  private let state: UInt128

  /// The name of a text, by its UTF-8 bytes.
  init(of text: String) {
    var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
    for byte in text.utf8 {
      state ^= UInt128(byte)
      state &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    self.state = state
  }

  /// The name as 32 hexadecimal digits.
  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
