import PropertyTesting

/// The Wilson score interval of a share, with an error probability of 10^-9.
struct WilsonInterval: Hashable {
  let lower: Double
  let upper: Double

  /// The quantile of the normal distribution at 1 - 10^-9 / 2.
  private static let quantile = 6.109410191663286

  init(count: Int, of total: Int) {
    guard total > 0 else {
      lower = 0
      upper = 1
      return
    }
    let cases = Double(total)
    let share = Double(count) / cases
    let square = Self.quantile * Self.quantile
    let centre = share + square / (2 * cases)
    let variance = share * (1 - share) / cases + square / (4 * cases * cases)
    let reach = Self.quantile * variance.squareRoot()
    let scale = 1 + square / cases
    lower = max(0, (centre - reach) / scale)
    upper = min(1, (centre + reach) / scale)
  }
}
