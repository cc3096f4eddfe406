import Foundation

/// Samples of decodable types: four variants with each leaf's ordinary, empty, long and odd values
/// and all optionals, four without optionals, then leaves that vary independently.
struct SampleValues {
  let variant: Int
  var depth = 0

  private let turn: SampleTurn

  init(variant: Int) {
    self.variant = abs(variant)
    turn = SampleTurn()
  }

  /// Returns a sample of a type; throws if the type rejects it, for example because it validates.
  func value<T: Decodable>(of type: T.Type) throws -> T {
    if let leaf = leaf(of: type) as? T { return leaf }
    // Types that contain themselves would otherwise recurse forever.
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
      // A type that rejects its samples may still be an enum without associated values.
      let cases = PlainCases.all(of: type)
      if !cases.isEmpty { return cases[choice(cases.count)] }
      throw error
    }
  }

  private func pick<T>(_ values: [T]) -> T { values[choice(values.count)] }

  func choice(_ count: Int) -> Int {
    defer { turn.leaves += 1 }
    return (variant + turn.leaves * (variant / 8)) % count
  }

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

  /// The number of elements of an array; none below a certain depth, so recursive types end.
  var count: Int { depth > 6 ? 0 : pick([1, 0, 3, 1]) }

  var isMissing: Bool { (variant / 4 + turn.leaves * (variant / 8)) % 2 == 1 }

  func number<T: FixedWidthInteger>(of type: T.Type) -> T { pick([1, 0, 100, T(clamping: -1)]) }
}

/// The leaf counter of one sample, shared by nested copies.
private final class SampleTurn {
  var leaves = 0
}

enum SampleError: Error {
  case tooDeep
}

private func allCases<T: CaseIterable>(of type: T.Type) -> [Any] { type.allCases.map { $0 as Any } }
