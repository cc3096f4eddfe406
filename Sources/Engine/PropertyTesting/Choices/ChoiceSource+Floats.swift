extension ChoiceSource {
  /// Draws a floating-point number, recorded as one choice in the order of ``FloatLayout``.
  @usableFromInline
  func draw(_ domain: FloatDomain) -> Double {
    if let settled = settled(upTo: domain.bound) {
      return append(domain.value(of: settled), domain)
    }
    let drawn = domain.layout.format.rounded(random(domain))
    let value = domain.contains(drawn) ? drawn : uniform(domain)
    isPlain = false
    recentFloats.remember(Int64(bitPattern: value.bitPattern))
    return append(value, domain)
  }

  /// Records a number; returns false if it is outside the domain.
  @usableFromInline
  func record(_ value: Double, _ domain: FloatDomain) -> Bool {
    guard domain.contains(value) else { return false }
    _ = append(value, domain)
    return true
  }

  private func append(_ value: Double, _ domain: FloatDomain) -> Double {
    let choice = domain.layout.choice(of: value)
    let recorded = append(choice, bound: domain.bound, fold: domain.fold)
    return recorded == choice ? value : domain.simplest
  }

  /// Draws from a mixture of special and uniform numbers, some of them outside the domain.
  private func random(_ domain: FloatDomain) -> Double {
    let word = generator.next()
    let sign: Double = word & 16 == 0 ? 1 : -1
    switch word & 15 {
    case 0, 1: return edge(domain)
    case 2:
      let edge = edge(domain)
      return sign * domain.layout.format.above(sign * edge)
    case 3: return sign * power(of: generator.next(upTo: 127), 64)
    case 4, 5: return sign * Double(generator.next(upTo: generator.next(upTo: 1 << 12)))
    case 6, 7:
      let denominator = ShortFraction.denominators[Int(generator.next(upTo: 3))]
      return sign * Double(generator.next(upTo: generator.next(upTo: 1 << 14))) / denominator
    case 8, 9:
      guard let bits = recentFloats.any(word >> 8) else { return uniform(domain) }
      let recent = Double(bitPattern: UInt64(bitPattern: bits))
      switch word >> 5 & 7 {
      case 0: return sign * domain.layout.format.above(sign * recent)
      case 1: return recent + sign
      case 2: return -recent
      default: return recent
      }
    case 10, 11: return anyMagnitude(domain)
    default: return uniform(domain)
    }
  }

  private func edge(_ domain: FloatDomain) -> Double {
    domain.edges[Int(generator.next(upTo: UInt64(domain.edges.count - 1)))]
  }

  /// Returns two to a power between `-centre` and `127 - centre`.
  private func power(of step: UInt64, _ centre: Int) -> Double {
    Double(sign: .plus, exponent: Int(step) - centre, significand: 1)
  }

  /// Returns a number uniform over bit patterns, so that all magnitudes are equally likely.
  private func anyMagnitude(_ domain: FloatDomain) -> Double {
    let format = domain.layout.format
    /// Returns the rank of a number among all numbers, ascending; 0 for zero.
    func place(_ value: Double) -> Int64 {
      let bits = Int64(format.bits(of: value))
      return value < 0 ? -bits : bits
    }
    let (lower, upper) = (place(domain.range.lowerBound), place(domain.range.upperBound))
    let width = UInt64(bitPattern: upper &- lower)
    let chosen = lower &+ Int64(bitPattern: generator.next(upTo: width))
    let magnitude = format.value(of: chosen.magnitude)
    return chosen < 0 ? -magnitude : magnitude
  }

  /// Returns a number uniform over the range, as far around the simplest as the case size admits.
  private func uniform(_ domain: FloatDomain) -> Double {
    let reach = power(of: UInt64(4 + size * 6 / 10), 0)
    let lower = max(domain.range.lowerBound, min(domain.simplest - reach, domain.range.upperBound))
    let upper = min(domain.range.upperBound, max(domain.simplest + reach, domain.range.lowerBound))
    // 53 random bits fill the significand of a `Double` in 0..<1.
    let fraction = Double(generator.next() >> 11) * 0x1p-53
    let value = domain.layout.format.rounded(lower * (1 - fraction) + upper * fraction)
    return domain.contains(value) ? value : domain.simplest
  }
}
