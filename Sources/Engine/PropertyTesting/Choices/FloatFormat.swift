/// The binary format of a floating-point type, whose values are handled as `Double`.
enum FloatFormat: Hashable, Sendable {
  case single, double

  var significandBits: Int { self == .double ? 52 : 23 }

  var exponentBias: UInt64 { self == .double ? 1023 : 127 }

  /// The bits of infinity: one more than those of the greatest finite value.
  var infinityBits: UInt64 { (2 * exponentBias + 1) << UInt64(significandBits) }

  var greatest: Double {
    self == .double ? .greatestFiniteMagnitude : Double(Float.greatestFiniteMagnitude)
  }

  var leastNormal: Double {
    self == .double ? .leastNormalMagnitude : Double(Float.leastNormalMagnitude)
  }

  /// Returns the bits of a value of this format, without the sign.
  func bits(of value: Double) -> UInt64 {
    self == .double ? value.magnitude.bitPattern : UInt64(Float(value).magnitude.bitPattern)
  }

  func value(of bits: UInt64) -> Double {
    self == .double
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  func rounded(_ value: Double) -> Double {
    self == .double ? value : Double(Float(value))
  }

  func above(_ value: Double) -> Double {
    self == .double ? value.nextUp : Double(Float(value).nextUp)
  }
}
