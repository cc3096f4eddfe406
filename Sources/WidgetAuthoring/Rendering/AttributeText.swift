import Foundation

extension Double {
  /// The number in as few characters as tell it to a thousandth.
  var attributeText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-infinity" : "infinity" }
    guard abs(self) < 1e15 else { return description }
    let whole = Int(self)
    if Double(whole) == self { return String(whole) }
    let rounded = (self * 1_000).rounded() / 1_000
    let truncated = Int(rounded)
    return Double(truncated) == rounded ? String(truncated) : rounded.description
  }
}

extension CGFloat {
  /// The number in as few characters as tell it to a thousandth.
  var attributeText: String { Double(self).attributeText }
}

extension CGPoint {
  /// Both coordinates.
  var attributeText: String { "\(x.attributeText) \(y.attributeText)" }
}

extension CGSize {
  /// Width and height.
  var attributeText: String { "\(width.attributeText) \(height.attributeText)" }
}
