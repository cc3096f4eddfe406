import Foundation

extension Double {
  /// The shortest text of the number, rounded to thousandths.
  var attributeText: String {
    if let length = SmallWhole(self) {
      return String(unsafeUninitializedCapacity: SmallWhole.digits) { length.write(to: $0) }
    }
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-infinity" : "infinity" }
    // Beyond this, `Int(_:)` may trap and thousandths are not representable.
    guard abs(self) < 1e15 else { return description }
    let whole = Int(self)
    if Double(whole) == self { return String(whole) }
    let rounded = (self * 1_000).rounded() / 1_000
    let truncated = Int(rounded)
    return Double(truncated) == rounded ? String(truncated) : rounded.description
  }
}

extension CGFloat {
  var attributeText: String { Double(self).attributeText }
}

extension CGPoint {
  var attributeText: String { "\(x.attributeText) \(y.attributeText)" }
}

extension CGSize {
  var attributeText: String { "\(width.attributeText) \(height.attributeText)" }
}

/// A whole number up to 9,999, as most lengths are; the standard conversion takes measurable time.
struct SmallWhole {
  static let digits = 4

  private let number: UInt16

  @inline(__always) init?(_ value: Double) {
    // The comparison is false for NaN too.
    guard value >= 0, value < 10_000 else { return nil }
    let number = UInt16(value)
    guard Double(number) == value else { return nil }
    self.number = number
  }

  func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int = 0) -> Int {
    let count = number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4
    var rest = number
    var place = start + count
    repeat {
      place -= 1
      buffer[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while place > start
    return count
  }
}

extension String {
  /// Creates a text of two named lengths in one allocation.
  init(_ name: StaticString, _ length: SmallWhole, _ other: StaticString, _ second: SmallWhole) {
    let names = name.utf8CodeUnitCount + other.utf8CodeUnitCount
    self.init(unsafeUninitializedCapacity: names + 2 * SmallWhole.digits) { buffer in
      var end = 0
      func write(_ name: StaticString, _ length: SmallWhole) {
        for index in 0..<name.utf8CodeUnitCount { buffer[end + index] = name.utf8Start[index] }
        end += name.utf8CodeUnitCount
        end += length.write(to: buffer, at: end)
      }
      write(name, length)
      write(other, second)
      return end
    }
  }
}
