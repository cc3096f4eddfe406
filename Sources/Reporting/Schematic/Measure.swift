/// Lengths and shares that a subject names, read so that nothing but numbers gets into a style.
enum Measure {
  /// A length in points, at most a few thousand; `nil` of what is no number.
  static func points(_ text: some StringProtocol) -> Double? {
    guard let number = Double(text), !number.isNaN else { return nil }
    return max(-4000, min(number, 4000))
  }

  /// A share from 0 to 1, written as such or as a percentage.
  static func share(_ text: some StringProtocol) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { bounded($0 / 100) } }
    return Double(text).map(bounded)
  }

  /// A length for a style.
  static func px(_ points: Double) -> String { "\(number(points))px" }

  /// A number with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    if rest.isMultiple(of: 10) { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func bounded(_ value: Double) -> Double {
    value.isNaN ? 0 : max(0, min(value, 1))
  }
}
