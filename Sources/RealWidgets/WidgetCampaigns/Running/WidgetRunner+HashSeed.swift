extension WidgetRunner {
  /// Returns the hash seed of a batch; never 0, which means none.
  static func hashSeed(seed: UInt64, island: Int, region: Int, batch: Int) -> Int64 {
    let batch = batch &+ region << 16
    // The constants of SplitMix64, to spread neighbouring numbers over all bits.
    let word = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(island) &* 0xBF58_476D_1CE4_E5B9
    let mixed = (word ^ (word >> 29)) &+ UInt64(batch) &* 0x94D0_49BB_1331_11EB
    return Int64((mixed ^ (mixed >> 31)) >> 2) | 1
  }
}
