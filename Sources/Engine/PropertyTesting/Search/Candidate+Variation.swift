extension Candidate {
  /// Returns this case with a few parts moved, changed, repeated, deleted, cut off or copied from a
  /// donor.
  func varied(with donor: Candidate, by generator: inout Xoshiro256) -> Candidate {
    var candidate = self
    repeat { candidate.vary(with: donor, by: &generator) } while generator.next() & 3 == 0
    return candidate
  }

  private mutating func vary(with donor: Candidate, by generator: inout Xoshiro256) {
    switch generator.next(upTo: 9) {
    case 0...3: moveBit(by: &generator)
    case 4: moveValue(by: &generator)
    case 5: self = mutated(by: &generator)
    case 6: repeatSpan(by: &generator)
    case 7: deleteSpan(by: &generator)
    case 8: copySpan(of: donor, by: &generator)
    default: self = prefix(Int(generator.next(upTo: UInt64(values.count))))
    }
  }

  /// Moves one value by a power of two, which changes the closeness of a comparison.
  private mutating func moveBit(by generator: inout Xoshiro256) {
    guard !values.isEmpty else { return }
    let position = Int(generator.next(upTo: UInt64(values.count - 1)))
    // At least eight bits, so that small values grow.
    let width = UInt64(64 - (values[position] | 255).leadingZeroBitCount)
    let step = 1 << min(generator.next(upTo: width), 63) as UInt64
    values[position] =
      generator.next() & 1 == 0 ? values[position] &+ step : values[position] &- step
  }

  /// Inserts a copy of a span behind it, such as an element of a list.
  private mutating func repeatSpan(by generator: inout Xoshiro256) {
    guard !spans.isEmpty else { return }
    repeatSpan(Int(generator.next(upTo: UInt64(spans.count - 1))))
  }

  private mutating func deleteSpan(by generator: inout Xoshiro256) {
    guard !spans.isEmpty else { return }
    let span = spans[Int(generator.next(upTo: UInt64(spans.count - 1)))]
    delete(span.start..<span.end)
  }

  /// Replaces a span by one of the donor with the same label.
  private mutating func copySpan(of donor: Candidate, by generator: inout Xoshiro256) {
    guard !spans.isEmpty, !donor.spans.isEmpty else { return }
    let target = Int(generator.next(upTo: UInt64(spans.count - 1)))
    let first = Int(generator.next(upTo: UInt64(donor.spans.count - 1)))
    for step in 0..<donor.spans.count {
      let other = (first + step) % donor.spans.count
      guard donor.spans[other].label == spans[target].label else { continue }
      return replace(target, with: other, of: donor)
    }
  }
}
