import WidgetModel

extension RefreshBudget {
  /// Returns the most charged reloads in any closed interval of a length; `Int64.max` if unlimited.
  ///
  /// - A token bucket gives its content and its refill: B + ⌊R · L / 24 h⌋.
  /// - A sliding window gives N in every half-open day, so N · (⌊L / 24 h⌋ + 1).
  /// - An anchored window gives N in each window that the interval touches, so N · (⌈L / 24 h⌉ +
  ///   1); each of the wall clock's `clockMoves` in the interval can open one more.
  ///
  /// `length` is monotonic time; a negative one gives 0.
  public func bound(over length: Interval, clockMoves: Int64 = 0) -> Int64 {
    guard length >= .zero else { return 0 }
    let day = Interval.day.microseconds
    let (whole, rest) = length.microseconds.quotientAndRemainder(dividingBy: day)
    switch model {
    case .unlimited:
      return .max
    case .tokenBucket:
      // Day by day, because R times a century of microseconds overflows 64 bits. A bucket that
      // cannot hold one whole token never gives one.
      guard burst > 0 else { return 0 }
      return burst + refill * whole + (refill.multipliedFullWidth(by: rest) / day)
    case .slidingWindow:
      return limit * (whole + 1)
    case .anchoredWindow:
      return limit * (whole + (rest > 0 ? 1 : 0) + 1 + clockMoves)
    }
  }
}

/// Divides a product that may be wider than 64 bits; the quotient has to fit into 64 bits.
private func / (product: (high: Int64, low: UInt64), divisor: Int64) -> Int64 {
  divisor.dividingFullWidth(product).quotient
}
