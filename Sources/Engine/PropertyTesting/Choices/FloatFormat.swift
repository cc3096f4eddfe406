/// The binary format of a floating-point type, whose values are handled as `Double`.
enum FloatFormat: Hashable, Sendable {
  case single, double

  /// The number of bits behind the binary point of a normal value.
  var significandBits: Int { self == .double ? 52 : 23 }

  /// What is added to the exponent of a normal value to store it.
  var exponentBias: UInt64 { self == .double ? 1023 : 127 }

  /// The bits of infinity: one more than those of the greatest finite value.
  var infinityBits: UInt64 { (2 * exponentBias + 1) << UInt64(significandBits) }

  var greatest: Double {
    self == .double ? .greatestFiniteMagnitude : Double(Float.greatestFiniteMagnitude)
  }

  var leastNormal: Double {
    self == .double ? .leastNormalMagnitude : Double(Float.leastNormalMagnitude)
  }

  /// The bits of a value of this format, without the sign.
  func bits(of value: Double) -> UInt64 {
    self == .double ? value.magnitude.bitPattern : UInt64(Float(value).magnitude.bitPattern)
  }

  /// The value that bits without a sign stand for.
  func value(of bits: UInt64) -> Double {
    self == .double
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  /// The nearest value of this format.
  func rounded(_ value: Double) -> Double {
    self == .double ? value : Double(Float(value))
  }

  /// The next value upwards.
  func above(_ value: Double) -> Double {
    self == .double ? value.nextUp : Double(Float(value).nextUp)
  }
}
