import Foundation

/// The hash functions that are no longer secure (RFC 1321, FIPS 180-4).
enum OldHash {
  static func sha1(_ message: HashMessage) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for block in message.blocks(of: 64, lengthBytes: 8, isBigEndian: true) {
      var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(rotated(mixed, 1))
      }
      var v = state
      for index in 0..<80 {
        let (mixed, constant) = step(index / 20, v[1], v[2], v[3])
        let next = rotated(v[0], 5) &+ mixed &+ v[4] &+ constant &+ words[index]
        v = [next, v[0], rotated(v[1], 30), v[2], v[3]]
      }
      for index in state.indices { state[index] = state[index] &+ v[index] }
    }
    return state.flatMap { word in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }

  private static func step(
    _ round: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (mixed: UInt32, constant: UInt32) {
    switch round {
    case 0: (b & c | ~b & d, 0x5A82_7999)
    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
    case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  static func md5(_ message: HashMessage) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    // The standard defines the constants as the integer parts of 2^32 times |sin(i)|.
    let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
    let shifts = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    for block in message.blocks(of: 64, lengthBytes: 8, isBigEndian: false) {
      let words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      var v = state
      for index in 0..<64 {
        let (mixed, word) = mix(index, v[1], v[2], v[3])
        let sum = v[0] &+ mixed &+ constants[index] &+ words[word]
        v = [v[3], v[1] &+ rotated(sum, shifts[index / 16][index % 4]), v[1], v[2]]
      }
      for index in state.indices { state[index] = state[index] &+ v[index] }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  private static func mix(
    _ index: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (mixed: UInt32, word: Int) {
    switch index / 16 {
    case 0: (b & c | ~b & d, index)
    case 1: (d & b | ~d & c, (5 * index + 1) % 16)
    case 2: (b ^ c ^ d, (3 * index + 5) % 16)
    default: (c ^ (b | ~d), 7 * index % 16)
    }
  }

  private static func rotated(_ word: UInt32, _ count: Int) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
