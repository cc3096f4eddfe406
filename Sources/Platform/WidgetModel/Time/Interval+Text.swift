extension Interval: LosslessStringConvertible {
  /// The interval as people write it, such as `1d2h`, `1h00m28.000001s` or `-28s`; `0s` when empty.
  ///
  /// Reading the text returns the same interval. A unit that is zero between two others is written
  /// as `00`, so that seconds are not mistaken for minutes.
  public var description: String {
    guard microseconds != 0 else { return "0s" }
    var rest = microseconds.magnitude
    var text = microseconds < 0 ? "-" : ""
    var hasBegun = false
    for (unit, length) in Interval.units where rest > 0 {
      if rest >= length {
        text += String(rest / length)
        text += unit
        rest %= length
        hasBegun = true
      } else if hasBegun {
        text += "00"
        text += unit
      }
    }
    guard rest > 0 else { return text }
    text += String(rest / 1_000_000)
    // The 1 before the decimals preserves their leading zeros.
    var decimals = 1_000_000 + rest % 1_000_000
    if decimals > 1_000_000 {
      while decimals % 10 == 0 { decimals /= 10 }
      text += "."
      text += String(decimals).dropFirst()
    }
    return text + "s"
  }

  /// Creates an interval from a string such as `1d2h`, `90m`, `0.2s` or `-5m`, or returns `nil`.
  ///
  /// Each of `d`, `h`, `m` and `s` may occur once, in this order; seconds may have six decimals.
  public init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var total: Int64 = 0
    var lastUnit = -1
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest.removeFirst(digits.count)
      guard let whole = Int64(digits) else { return nil }
      var fraction: Int64 = 0
      if rest.first == "." {
        rest.removeFirst()
        let decimals = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(decimals.count)
        guard (1...6).contains(decimals.count), rest == "s" else { return nil }
        let padded = decimals + String(repeating: "0", count: 6 - decimals.count)
        fraction = Int64(padded) ?? 0
      }
      guard let unit = rest.popFirst(), let order = "dhms".firstIndex(of: unit) else { return nil }
      let position = "dhms".distance(from: "dhms".startIndex, to: order)
      guard position > lastUnit else { return nil }
      lastUnit = position
      let length: Int64 = [86_400_000_000, 3_600_000_000, 60_000_000, 1_000_000][position]
      let (product, overflows) = whole.multipliedReportingOverflow(by: length)
      guard !overflows else { return nil }
      let (sum, overflowsToo) = total.addingReportingOverflow(product)
      let (all, overflowsAtLast) = sum.addingReportingOverflow(fraction)
      guard !overflowsToo, !overflowsAtLast else { return nil }
      total = all
    }
    self.init(microseconds: isNegative ? -total : total)
  }

  /// The units above a second with their lengths in microseconds, longest first.
  private static let units: [(String, UInt64)] = [
    ("d", 86_400_000_000), ("h", 3_600_000_000), ("m", 60_000_000),
  ]
}

extension Instant: LosslessStringConvertible {
  /// The time since the scenario's start, written as an ``Interval``; `never` for ``never``.
  public var description: String {
    self == .never ? "never" : Interval(microseconds: microseconds).description
  }

  /// Creates an instant from the text that ``description`` writes.
  public init?(_ text: String) {
    if text == "never" {
      self = .never
      return
    }
    guard let interval = Interval(text) else { return nil }
    self.init(microseconds: interval.microseconds)
  }
}
