extension ChoiceSource {
  /// Draws a number from a range, recorded as its distance from the simplest one.
  ///
  /// Nearer numbers come first, above before below. Random draws mix uniform numbers with small
  /// distances, the ends of the range, the given edges, numbers drawn earlier in this case, and the
  /// neighbours of all these. Shrinking prefers `simplest`, clamped to the range; `edges` outside
  /// it are ignored.
  public func draw(
    in range: ClosedRange<Int64>,
    towards simplest: Int64,
    edges: [Int64] = []
  ) -> Int64 {
    number(NumberLayout(range: range, simplest: simplest), edges: edges)
  }

  @inlinable
  @inline(__always)
  func number(_ layout: NumberLayout, edges: [Int64]) -> Int64 {
    let drawn = settled(upTo: layout.bound) ?? random(layout, edges: edges)
    let number = layout.number(of: append(drawn, bound: layout.bound, fold: layout.fold))
    if mode != .recording { recent.remember(number) }
    return number
  }

  /// Draws a number from a range; the one nearest to zero is the simplest.
  public func draw(in range: ClosedRange<Int64>) -> Int64 {
    draw(in: range, towards: 0)
  }

  /// Records a number of a range as ``draw(in:towards:edges:)`` would have recorded it.
  ///
  /// - Precondition: `number` is in `range`.
  public func record(_ number: Int64, in range: ClosedRange<Int64>, towards simplest: Int64) {
    precondition(range.contains(number), "\(number) is outside \(range)")
    let layout = NumberLayout(range: range, simplest: simplest)
    _ = append(layout.value(of: number), bound: layout.bound, fold: layout.fold)
  }

  @inlinable
  @inline(__always)
  func random(_ layout: NumberLayout, edges: [Int64]) -> UInt64 {
    // A copy stays in registers; the words are the same as if drawn in place.
    var generator = self.generator
    let word = generator.nextWord()
    // Most draws are uniform, so test for the rest with one well-predicted branch.
    let unusual: UInt64 =
      0b111 | (edges.isEmpty ? 0 : 0b11 << 3) | (recent.isEmpty ? 0 : 0b1111 << 5)
    if unusual >> (word & 15) & 1 == 0 {
      let value = scaled(upTo: layout.bound, &generator)
      self.generator = generator
      return value
    }
    self.generator = generator
    return special(word, layout, edges)
  }

  /// Returns a special number of the mixture; the low bits of a word select its kind.
  @usableFromInline
  @inline(never)
  func special(_ word: UInt64, _ layout: NumberLayout, _ edges: [Int64]) -> UInt64 {
    let bound = layout.bound
    switch word & 15 {
    case 0, 1: return small(upTo: bound, &generator)
    case 2: return word & 16 == 0 ? bound : bound - min(bound, word >> 5 & 3)
    case 3, 4:
      let edge = edges[Int(generator.nextNumber(upTo: UInt64(edges.count - 1)))]
      return layout.value(near: edge, by: word & 32 == 0 ? 0 : Int64(word >> 6 & 2) - 1)
        ?? scaled(upTo: bound, &generator)
    case 5, 6:
      return recent.any(word >> 8).flatMap { layout.value(near: $0, by: 0) }
        ?? scaled(upTo: bound, &generator)
    case 7, 8:
      return recent.any(word >> 8).flatMap { number in
        let step = max(Int64(word >> 4 & 7) - 3, 1)
        return layout.value(near: number, by: word & 128 == 0 ? step : -step)
      } ?? scaled(upTo: bound, &generator)
    default: return scaled(upTo: bound, &generator)
    }
  }

  /// Returns a number uniform over the distances that the case size admits.
  @inlinable
  @inline(__always)
  func scaled(upTo bound: UInt64, _ generator: inout Xoshiro256) -> UInt64 {
    guard size < 100 else { return generator.nextNumber(upTo: bound) }
    let bits = 64 - bound.leadingZeroBitCount
    return generator.nextNumber(upTo: min(bound, ones(2 + bits * size / 100)))
  }

  /// Returns a number uniform over bit lengths, so that all orders of magnitude are equally likely.
  private func small(upTo bound: UInt64, _ generator: inout Xoshiro256) -> UInt64 {
    let bits = generator.nextNumber(upTo: UInt64(64 - bound.leadingZeroBitCount))
    return generator.nextNumber(upTo: min(bound, ones(Int(bits))))
  }

  @inlinable
  func ones(_ bits: Int) -> UInt64 { bits >= 64 ? .max : (1 << UInt64(bits)) - 1 }
}
