import PropertyTesting

/// The rule for giving up because too few cases are valid.
///
/// It gives up with 99 % confidence that fewer than 1 % of the cases are valid; 459 discards in a
/// row are enough.
enum DiscardRule {
  /// Returns whether to give up.
  ///
  /// - Complexity: O(1); up to 10,000 cases O(`judged`) if fewer than 1 % were valid.
  static func givesUp(judged: Int, of cases: Int) -> Bool {
    guard cases > 0, judged * 100 < cases else { return false }
    guard cases > 10_000 else { return chanceOfAtMost(judged, of: cases) <= 0.01 }
    // The normal approximation is close by now, and exact terms would underflow a Double.
    let expected = Double(cases) / 100
    return Double(judged) + 0.5 <= expected - 2.326347874 * (expected * 0.99).squareRoot()
  }

  /// Returns the probability of at most `count` valid cases, if one in a hundred is valid.
  static func chanceOfAtMost(_ count: Int, of cases: Int) -> Double {
    var term = power(0.99, cases)
    var sum = term
    for valid in 0..<min(count, cases) {
      term *= Double(cases - valid) / Double(valid + 1) * (0.01 / 0.99)
      sum += term
    }
    return sum
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }
}
