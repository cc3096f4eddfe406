extension Candidate {
  /// This case with a few parts exchanged for parts of itself: where duplicates come from.
  ///
  /// A span is overwritten by another one of its label, a value by another value of the case, or a
  /// value is changed by little. Uniform draws almost never make two equal things; bugs often need
  /// them.
  func mutated(by generator: inout Xoshiro256) -> Candidate {
    var candidate = self
    for _ in 0...generator.next(upTo: 2) {
      if generator.next() & 1 == 0 {
        candidate.copySpan(by: &generator)
      } else {
        candidate.changeValue(by: &generator)
      }
    }
    return candidate
  }

  private mutating func copySpan(by generator: inout Xoshiro256) {
    guard spans.count > 1 else { return changeValue(by: &generator) }
    let target = Int(generator.next(upTo: UInt64(spans.count - 1)))
    let first = Int(generator.next(upTo: UInt64(spans.count - 1)))
    // The next span from a random one on that has the target's label and is another one.
    for step in 0..<spans.count {
      let other = (first + step) % spans.count
      if other != target, spans[other].label == spans[target].label {
        return replace(target, with: other, of: self)
      }
    }
  }

  private mutating func changeValue(by generator: inout Xoshiro256) {
    guard !values.isEmpty else { return }
    let last = UInt64(values.count - 1)
    let position = Int(generator.next(upTo: last))
    let word = generator.next()
    switch word & 3 {
    case 0: values[position] = values[Int(generator.next(upTo: last))]
    case 1: values[position] &+= word >> 8 & 3
    case 2: values[position] -= Swift.min(values[position], word >> 8 & 3)
    default: values[position] = word >> (word >> 2 & 63)
    }
  }
}
