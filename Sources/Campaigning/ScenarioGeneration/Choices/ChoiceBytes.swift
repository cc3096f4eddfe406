/// A byte encoding of choice sequences, for tools that edit bytes.
///
/// A choice is written in groups of seven bits, the lowest first; the high bit of a byte marks a
/// following group. Small choices are one byte, changing a byte changes one choice, and any bytes
/// are valid.
public enum ChoiceBytes {
  /// Returns the bytes of the given choices.
  public static func bytes(of choices: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(choices.count)
    for choice in choices {
      var rest = choice
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return bytes
  }

  /// Returns the encoded choices; bits beyond the 64th are lost, and a missing last group is zero.
  public static func choices(in bytes: some Sequence<UInt8>) -> [UInt64] {
    var choices: [UInt64] = []
    var choice: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      if shift < 64 { choice |= UInt64(byte & 0x7F) << shift }
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      choices.append(choice)
      (choice, shift) = (0, 0)
    }
    if shift > 0 { choices.append(choice) }
    return choices
  }
}
