/// Parses a subject's lengths and shares, so that only numbers get into a style.
enum Measure {
  /// Returns a length in points, limited to a few thousand; `nil` if it is not a number.
  static func points(_ text: some StringProtocol) -> Double? {
    guard let number = Double(text), !number.isNaN else { return nil }
    return max(-4000, min(number, 4000))
  }

  /// Returns a share from 0 to 1, written as such or as a percentage.
  static func share(_ text: some StringProtocol) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { bounded($0 / 100) } }
    return Double(text).map(bounded)
  }

  static func px(_ points: Double) -> String { "\(number(points))px" }

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
