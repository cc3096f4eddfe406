import PropertyChecks
import PropertyTesting

/// A tree of sums and quotients, as in a test of a calculator.
indirect enum Arithmetic: Hashable, Sendable {
  case number(Int)
  case sum(Arithmetic, Arithmetic)
  case quotient(Arithmetic, Arithmetic)

  /// The value, or nil if something is divided by 0.
  var value: Int? {
    switch self {
    case .number(let number): return number
    case .sum(let first, let second):
      guard let one = first.value, let other = second.value else { return nil }
      return one + other
    case .quotient(let dividend, let divisor):
      guard let one = dividend.value, let other = divisor.value, other != 0 else { return nil }
      return one / other
    }
  }

  /// True if no literal 0 is a divisor.
  var avoidsLiteralZero: Bool {
    switch self {
    case .number: true
    case .sum(let first, let second): first.avoidsLiteralZero && second.avoidsLiteralZero
    case .quotient(_, .number(0)): false
    case .quotient(let dividend, let divisor):
      dividend.avoidsLiteralZero && divisor.avoidsLiteralZero
    }
  }
}

/// Hand-written generator of trees: one of a number, a sum and a quotient, which draw trees again.
struct ArithmeticGenerator: Generator {
  static let tree = SpanLabel(40)

  func generate(from source: ChoiceSource) -> Arithmetic { tree(source, depth: 0) }

  private func tree(_ source: ChoiceSource, depth: Int) -> Arithmetic {
    source.span(Self.tree) {
      switch source.pick(count: depth < 5 ? 3 : 1) {
      case 0: .number(Int(source.draw(in: -10...10)))
      case 1: .sum(tree(source, depth: depth + 1), tree(source, depth: depth + 1))
      default: .quotient(tree(source, depth: depth + 1), tree(source, depth: depth + 1))
      }
    }
  }
}
