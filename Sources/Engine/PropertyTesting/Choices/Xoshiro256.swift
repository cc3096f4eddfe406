/// The random source of every case: xoshiro256++, seeded through SplitMix64.
///
/// Equal seeds give equal streams on every machine. It is fast and small, and not cryptographically
/// secure.
///
/// Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators", 2021.
public struct Xoshiro256: RandomNumberGenerator, Hashable, Sendable, BitwiseCopyable {
  @usableFromInline var a: UInt64
  @usableFromInline var b: UInt64
  @usableFromInline var c: UInt64
  @usableFromInline var d: UInt64

  /// Creates the stream for a seed and any number of further words.
  public init(seed: UInt64, _ words: UInt64...) {
    var mixer = SplitMix64(state: seed)
    for word in words { mixer.mix(word) }
    self.init(&mixer)
  }

  /// The streams that share a seed and a first word; a further word selects one.
  ///
  /// `Family(seed: s, a).stream(b)` is `Xoshiro256(seed: s, a, b)`, without mixing the seed again.
  @usableFromInline
  struct Family: Sendable {
    @usableFromInline let mixed: UInt64

    init(seed: UInt64, _ word: UInt64) {
      var mixer = SplitMix64(state: seed)
      mixer.mix(word)
      mixed = mixer.next()
    }

    @inlinable
    @inline(__always)
    func stream(_ word: UInt64) -> Xoshiro256 {
      var mixer = SplitMix64(state: mixed ^ word)
      return Xoshiro256(&mixer)
    }
  }

  @inlinable
  @inline(__always)
  init(_ mixer: inout SplitMix64) {
    a = mixer.next()
    b = mixer.next()
    c = mixer.next()
    d = mixer.next()
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 { nextWord() }

  @_alwaysEmitIntoClient
  @inline(__always)
  mutating func nextWord() -> UInt64 {
    let sum = a &+ d
    let result = (sum << 23 | sum >> 41) &+ a
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d << 45 | d >> 19
    return result
  }

  /// Returns a number in `0...bound`, by one multiplication; its bias is below `bound` / 2^64.
  public mutating func next(upTo bound: UInt64) -> UInt64 { nextNumber(upTo: bound) }

  @inlinable
  @inline(__always)
  mutating func nextNumber(upTo bound: UInt64) -> UInt64 {
    let word = nextWord()
    return bound == .max ? word : word.multipliedFullWidth(by: bound &+ 1).high
  }
}

/// The mixer that spreads the words of a seed over the state of the generator.
@usableFromInline
struct SplitMix64 {
  @usableFromInline var state: UInt64

  @inlinable
  init(state: UInt64) { self.state = state }

  @inlinable
  @inline(__always)
  mutating func next() -> UInt64 {
    // The increment and the two multipliers are those of the published SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  @inlinable
  @inline(__always)
  mutating func mix(_ word: UInt64) {
    state = next() ^ word
  }
}
