/// The candidates that an attempt refused, so that none runs the generator twice.
///
/// A candidate always gives the same recording, and the best case only becomes simpler: a candidate
/// that was refused once is refused for good.
struct RefusedCandidates {
  private var known: [Key: Refusal] = [:]

  struct Refusal {
    /// The number of choices that the candidate recorded.
    let count: Int

    /// The recording if the property was called on it, or had been before.
    let values: [UInt64]?

    /// True if the recording was not shorter and nothing else was checked.
    let isOnlyTooLong: Bool

    init(_ count: Int, values: [UInt64]? = nil, isOnlyTooLong: Bool = false) {
      self.count = count
      self.values = values
      self.isOnlyTooLong = isOnlyTooLong
    }
  }

  /// Two independent hashes; a collision is too unlikely to matter.
  struct Key: Hashable {
    var one: UInt64 = 0xCBF2_9CE4_8422_2325
    var two: UInt64 = 0x9E37_79B9_7F4A_7C15

    init(_ candidate: Candidate) {
      mix(UInt64(candidate.values.count))
      for value in candidate.values { mix(value) }
      for span in candidate.spans {
        mix(UInt64(span.label.rawValue) << 32 | UInt64(UInt32(truncatingIfNeeded: span.start)))
        mix(UInt64(UInt32(truncatingIfNeeded: span.end)) << 32 | UInt64(span.depth & 0xFFFF_FFFF))
        let mark = (UInt16(bitPattern: span.mark.step), UInt16(bitPattern: span.mark.index))
        mix(UInt64(mark.0) << 16 | UInt64(mark.1))
      }
    }

    private mutating func mix(_ word: UInt64) {
      one = (one ^ word) &* 0x100_0000_01B3
      one ^= one >> 29
      two = (two &+ word) &* 0xBF58_476D_1CE4_E5B9
      two ^= two >> 31
    }
  }

  subscript(key: Key) -> Refusal? {
    get { known[key] }
    set { known[key] = newValue }
  }
}
