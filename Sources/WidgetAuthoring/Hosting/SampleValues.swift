import Foundation

/// Draws values up for types that can be decoded: ordinary ones, empty ones, long ones, odd ones.
///
/// A type is asked to decode itself, and every leaf that it wants is answered with a sample.
struct SampleValues {
  /// Which samples, from 0.
  let variant: Int
  /// How many types stand round this one.
  var depth = 0

  /// A value of a type.
  ///
  /// - Throws: When the type takes no sample, such as an enum with values in its cases.
  func value<T: Decodable>(of type: T.Type) throws -> T {
    if let leaf = leaf(of: type) as? T { return leaf }
    guard depth < 16 else { throw SampleError.tooDeep }
    if let cases = (type as? any CaseIterable.Type).map({ allCases(of: $0) }), !cases.isEmpty,
      let value = cases[variant % cases.count] as? T
    {
      return value
    }
    do {
      return try T(from: SampleDecoder(samples: SampleValues(variant: variant, depth: depth + 1)))
    } catch {
      if let first = firstCase(of: type) { return first }
      throw error
    }
  }

  private func pick<T>(_ values: T...) -> T { values[variant % values.count] }

  /// A value of a type that is not made of others.
  private func leaf(of type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: pick(false, true)
    case is String.Type: text
    case is Double.Type: pick(0.5, 0, 1, -1)
    case is Float.Type: pick(Float(0.5), 0, 1, -1)
    case is Date.Type: Date().addingTimeInterval(pick(600, -600, 86_400, 0))
    case is URL.Type: URL(string: "https://example.com/sample")
    case is UUID.Type: UUID()
    case is Data.Type: Data(pick([1, 2, 3], []))
    case is Decimal.Type: pick(Decimal(1), 0, 100, -1)
    case let integer as any FixedWidthInteger.Type: number(of: integer)
    default: nil
    }
  }

  var text: String {
    pick("Sample", "", String(repeating: "Long sample ", count: 10), "\u{1F468}\u{200D}\u{1F373}")
  }

  /// How many elements an array gets.
  var count: Int { pick(1, 0, 3, 1) }

  /// Whether what may be missing is missing.
  var isMissing: Bool { variant % 4 == 1 }

  func number<T: FixedWidthInteger>(of type: T.Type) -> T { pick(1, 0, 100, T(clamping: -1)) }

  /// The first case of an enum without values in its cases.
  ///
  /// The type itself does not tell its cases. Such an enum is a byte that counts them, so that a
  /// zero byte is the first; whether the type is one, its reflection tells.
  private func firstCase<T>(of type: T.Type) -> T? {
    guard _isPOD(type), MemoryLayout<T>.size <= 1 else { return nil }
    let value = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.loadUnaligned(as: type)
    }
    return Mirror(reflecting: value).displayStyle == .enum ? value : nil
  }
}

/// Why no sample could be made.
enum SampleError: Error {
  /// Types stand in each other without end.
  case tooDeep
}

private func allCases<T: CaseIterable>(of type: T.Type) -> [Any] { type.allCases.map { $0 as Any } }
