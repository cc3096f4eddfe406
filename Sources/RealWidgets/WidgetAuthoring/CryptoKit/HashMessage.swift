/// A message to hash; all its bytes are kept until the digest is asked for.
struct HashMessage: Sendable {
  var bytes: [UInt8] = []

  /// Returns the padded message in blocks: a one bit, zeros, and the length in bits.
  func blocks(of count: Int, lengthBytes: Int, isBigEndian: Bool) -> [ArraySlice<UInt8>] {
    var padded = bytes + [0x80]
    while padded.count % count != count - lengthBytes { padded.append(0) }
    let length = UInt64(bytes.count) * 8
    let digits = (0..<8).map { UInt8(truncatingIfNeeded: length >> UInt64($0 * 8)) }
    // Lengths beyond 64 bits do not occur, so the field's other bytes are zero.
    padded += [UInt8](repeating: 0, count: lengthBytes - 8)
    padded += isBigEndian ? digits.reversed() : digits
    return stride(from: 0, to: padded.count, by: count).map { padded[$0..<$0 + count] }
  }
}

/// The SHA-2 family (FIPS 180-4), with constants computed from the primes that define them.
enum SecureHash {
  static func sha256(_ message: HashMessage) -> [UInt8] {
    var state = primes.prefix(8).map { UInt32(truncatingIfNeeded: fraction(root: 2, of: $0) >> 32) }
    let constants = primes.prefix(64).map {
      UInt32(truncatingIfNeeded: fraction(root: 3, of: $0) >> 32)
    }
    for block in message.blocks(of: 64, lengthBytes: 8, isBigEndian: true) {
      compress(block, &state, constants, Rotations(7, 18, 3, 17, 19, 10, 6, 11, 25, 2, 13, 22))
    }
    return bytes(of: state)
  }

  static func sha512(_ message: HashMessage) -> [UInt8] {
    wide(message, from: Array(primes.prefix(8)))
  }

  static func sha384(_ message: HashMessage) -> [UInt8] {
    // SHA-384 is SHA-512 with other initial values, cut off.
    Array(wide(message, from: Array(primes[8..<16])).prefix(48))
  }

  private static func wide(_ message: HashMessage, from primes: [UInt64]) -> [UInt8] {
    var state = primes.map { fraction(root: 2, of: $0) }
    let constants = SecureHash.primes.prefix(80).map { fraction(root: 3, of: $0) }
    for block in message.blocks(of: 128, lengthBytes: 16, isBigEndian: true) {
      compress(block, &state, constants, Rotations(1, 8, 7, 19, 61, 6, 14, 18, 41, 28, 34, 39))
    }
    return bytes(of: state)
  }

  private struct Rotations {
    let small0: (Int, Int, Int)
    let small1: (Int, Int, Int)
    let large1: (Int, Int, Int)
    let large0: (Int, Int, Int)

    init(_ n: Int...) {
      small0 = (n[0], n[1], n[2])
      small1 = (n[3], n[4], n[5])
      large1 = (n[6], n[7], n[8])
      large0 = (n[9], n[10], n[11])
    }
  }

  private static func compress<Word: FixedWidthInteger & UnsignedInteger>(
    _ block: ArraySlice<UInt8>,
    _ state: inout [Word],
    _ constants: [Word],
    _ by: Rotations
  ) {
    let size = Word.bitWidth / 8
    var words = stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
      block[start..<start + size].reduce(Word(0)) { $0 << 8 | Word($1) }
    }
    for index in 16..<constants.count {
      let first = words[index - 15]
      let last = words[index - 2]
      let low = rotated(first, by.small0.0) ^ rotated(first, by.small0.1) ^ first >> by.small0.2
      let high = rotated(last, by.small1.0) ^ rotated(last, by.small1.1) ^ last >> by.small1.2
      words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
    }
    var v = state
    for index in constants.indices {
      let high =
        rotated(v[4], by.large1.0) ^ rotated(v[4], by.large1.1) ^ rotated(v[4], by.large1.2)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first = v[7] &+ high &+ choice &+ constants[index] &+ words[index]
      let low = rotated(v[0], by.large0.0) ^ rotated(v[0], by.large0.1) ^ rotated(v[0], by.large0.2)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [first &+ low &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in state.indices { state[index] = state[index] &+ v[index] }
  }

  private static func rotated<Word: FixedWidthInteger>(_ word: Word, _ count: Int) -> Word {
    word >> count | word << (Word.bitWidth - count)
  }

  private static func bytes(of state: [some FixedWidthInteger]) -> [UInt8] {
    state.flatMap { word in
      stride(from: word.bitWidth - 8, through: 0, by: -8).map {
        UInt8(truncatingIfNeeded: word >> $0)
      }
    }
  }

  private static let primes: [UInt64] = {
    var found: [UInt64] = []
    var next: UInt64 = 2
    while found.count < 80 {
      if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
      next += 1
    }
    return found
  }()

  /// Returns the first 64 fractional bits of a number's square or cube root, by bisection.
  private static func fraction(root: Int, of number: UInt64) -> UInt64 {
    var whole: UInt64 = 0
    while power(whole + 1, root) <= number { whole += 1 }
    var low: UInt64 = 0
    for bit in stride(from: 63, through: 0, by: -1) {
      let candidate = low | 1 << UInt64(bit)
      if WideNumber(whole, candidate).power(root).isAtMost(number) { low = candidate }
    }
    return low
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}

/// A fixed-point number in words of 32 bits, the lowest first.
private struct WideNumber {
  private let scale: Int
  private var words: [UInt64]

  init(_ whole: UInt64, _ fraction: UInt64) {
    scale = 2
    words = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
  }

  private init(_ words: [UInt64], scale: Int) {
    self.words = words
    self.scale = scale
  }

  func power(_ exponent: Int) -> WideNumber {
    (1..<exponent).reduce(self) { product, _ in product.times(self) }
  }

  private func times(_ other: WideNumber) -> WideNumber {
    var product = [UInt64](repeating: 0, count: words.count + other.words.count)
    for (place, word) in words.enumerated() {
      var carry: UInt64 = 0
      for (step, factor) in other.words.enumerated() {
        let sum = word * factor + product[place + step] + carry
        product[place + step] = sum & 0xFFFF_FFFF
        carry = sum >> 32
      }
      product[place + other.words.count] += carry
    }
    return WideNumber(product, scale: scale + other.scale)
  }

  func isAtMost(_ number: UInt64) -> Bool {
    let whole = words[scale...].reversed().reduce(UInt64(0)) { $0 << 32 | $1 }
    return whole < number || whole == number && words[..<scale].allSatisfy { $0 == 0 }
  }
}
