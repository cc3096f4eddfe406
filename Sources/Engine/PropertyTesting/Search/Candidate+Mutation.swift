extension Candidate {
  /// Returns this case with up to three parts overwritten by copies of other parts, or changed
  /// slightly.
  ///
  /// This is the source of duplicates, which uniform draws almost never make and bugs often need.
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
    // Scan from a random span for another one with the target's label.
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

  /// Moves one value up or down by a step of any magnitude up to its own; small steps are likelier.
  mutating func moveValue(by generator: inout Xoshiro256) {
    guard !values.isEmpty else { return }
    let position = Int(generator.next(upTo: UInt64(values.count - 1)))
    // At least four bits, so that small values move as well.
    let magnitude = UInt64(64 - (values[position] | 15).leadingZeroBitCount)
    let reach = generator.next(upTo: magnitude)
    let step = 1 + generator.next(upTo: (1 << min(reach, 62)) - 1)
    if generator.next() & 1 == 0 {
      let (sum, overflow) = values[position].addingReportingOverflow(step)
      values[position] = overflow ? .max : sum
    } else {
      values[position] -= min(values[position], step)
    }
  }
}
