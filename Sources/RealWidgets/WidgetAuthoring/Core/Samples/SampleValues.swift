import Foundation

/// Draws values up for types that can be decoded: ordinary ones, empty ones, long ones, odd ones.
///
/// A type is asked to decode itself, and every leaf that it wants is answered with a sample. The
/// first four variants give every leaf its values in turn, all optional ones present; the next four
/// leave all optional ones out; from the ninth on the leaves take their values independently.
struct SampleValues {
  /// Which samples, from 0.
  let variant: Int
  /// How many types stand round this one.
  var depth = 0

  /// How many leaves have had a value.
  private let turn: SampleTurn

  /// Creates the samples of a variant.
  init(variant: Int) {
    self.variant = abs(variant)
    turn = SampleTurn()
  }

  /// A value of a type.
  ///
  /// - Throws: When the type takes no sample, such as one that checks what it decodes.
  func value<T: Decodable>(of type: T.Type) throws -> T {
    if let leaf = leaf(of: type) as? T { return leaf }
    guard depth < 16 else { throw SampleError.tooDeep }
    if let cases = (type as? any CaseIterable.Type).map({ allCases(of: $0) }), !cases.isEmpty,
      let value = cases[choice(cases.count)] as? T
    {
      return value
    }
    var inner = self
    inner.depth += 1
    if let range = try (type as? any SampledRange.Type)?.sample(of: inner) as? T { return range }
    do {
      return try T(from: SampleDecoder(samples: inner))
    } catch {
      let cases = PlainCases.all(of: type)
      if !cases.isEmpty { return cases[choice(cases.count)] }
      throw error
    }
  }

  private func pick<T>(_ values: [T]) -> T { values[choice(values.count)] }

  /// Which of some values comes next.
  func choice(_ count: Int) -> Int {
    defer { turn.leaves += 1 }
    return (variant + turn.leaves * (variant / 8)) % count
  }

  /// A value of a type that is not made of others.
  private func leaf(of type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: pick([false, true])
    case is String.Type: text
    // Literals in a list take the type that the list says, and else one of their own.
    case is Double.Type: pick([0.5, 0, 1, -1] as [Double])
    case is Float.Type: pick([0.5, 0, 1, -1] as [Float])
    case is Date.Type: Date().addingTimeInterval(pick([600, -600, 86_400, 0]))
    case is URL.Type: URL(string: "https://example.com/sample")
    case is UUID.Type: UUID()
    case is Data.Type: pick([Data([1, 2, 3]), Data()])
    case is Decimal.Type: pick([1, 0, 100, -1] as [Decimal])
    case let integer as any FixedWidthInteger.Type: number(of: integer)
    default: nil
    }
  }

  var text: String {
    pick(["Sample", "", String(repeating: "Long sample ", count: 10), SampleText.foreign])
  }

  /// How many elements an array gets, one whose type holds itself none in the end.
  var count: Int { depth > 6 ? 0 : pick([1, 0, 3, 1]) }

  /// Whether what may be missing is missing; it says nothing of what it would be.
  var isMissing: Bool { (variant / 4 + turn.leaves * (variant / 8)) % 2 == 1 }

  func number<T: FixedWidthInteger>(of type: T.Type) -> T { pick([1, 0, 100, T(clamping: -1)]) }
}

/// Counts the leaves of one sample.
private final class SampleTurn {
  var leaves = 0
}

/// Why no sample could be made.
enum SampleError: Error {
  /// Types stand in each other without end.
  case tooDeep
}

private func allCases<T: CaseIterable>(of type: T.Type) -> [Any] { type.allCases.map { $0 as Any } }
