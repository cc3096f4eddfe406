import WidgetModel

extension RefreshBudget {
  /// Returns the most charged reloads that this model allows in any closed interval of a length.
  ///
  /// - A token bucket gives its content and its refill: B + ⌊R · L / 24 h⌋.
  /// - A sliding window gives N in every half-open day, so N · (⌊L / 24 h⌋ + 1).
  /// - An anchored window gives N in each window that the interval touches, so N · (⌈L / 24 h⌉ +
  ///   1); each move of the clock can open one more.
  ///
  /// - Parameters:
  ///   - length: The monotonic time from the first to the last instant of the interval.
  ///   - clockMoves: The number of moves of the wall clock within the interval.
  /// - Returns: The bound, `Int64.max` without a budget; 0 for a negative length.
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
